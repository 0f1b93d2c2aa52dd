import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';

/** A page of the office by its name in the table of all. */
export type OfficePageName = keyof typeof OFFICE_PAGES;

/** Who visits which pages, in this order: of those who may open a page, somebody who sees all of it. */
export const OFFICE_TOURS: readonly { visitor: StaffRole; pages: readonly OfficePageName[] }[] = [
  {
    visitor: 'compliance',
    pages: [
      'home',
      'role',
      'account',
      'desk',
      'deskQueue',
      'investors',
      'investor',
      'messages',
      'message',
      'approvals',
      'order',
      'moneyFlags',
      'moneyMatching',
      'moneyMatched',
      'moneyUnapplied',
      'moneyDays',
      'moneyDay',
      'people',
      'representatives',
      'numbers',
      'audit',
      'dealer',
    ],
  },
  {
    visitor: 'finance',
    pages: [
      'money',
      'moneyDebits',
      'moneyBank',
      'moneyBankImport',
      'moneyBankLayout',
      'moneyBankFiles',
      'moneyBankFile',
    ],
  },
  {
    visitor: 'deals',
    pages: ['deals', 'dealsImport', 'deal', 'dealReview', 'dealMemorandum', 'dealVersions', 'dealVersion'],
  },
];

/** Pages that nobody reaches while logged in; the test of the ways in covers them. */
export const OUTSIDE: readonly OfficePageName[] = ['invitation'];

/** Which thing each page is about, such as which investor, taken from links on the pages before it. */
export class ThingsSeen {
  readonly #values = new Map<string, string>();

  /** Keeps the first thing of each kind that these addresses are about. */
  add(addresses: readonly string[]): void {
    for (const parts of addresses.map((address) => address.replace(/[?#].*$/, '').split('/'))) {
      const pattern = patternOf(parts);
      for (const [place, part] of parts.entries()) {
        const name = pattern[place] ?? '';
        if (name.startsWith(':') && !this.#values.has(name)) {
          this.#values.set(name, part);
        }
      }
    }
  }

  /** The address of a page, about the things seen first; throws if no page before it links to one. */
  addressOf(page: OfficePageName): string {
    return OFFICE_PAGES[page]
      .split('/')
      .map((part) => {
        const value = part.startsWith(':') ? this.#values.get(part) : part;
        if (value === undefined) {
          throw new Error(`Nothing that was visited leads to '${page}'`);
        }
        return value;
      })
      .join('/');
  }
}

/** The parts of the page that an address is of: none, unless it is about something. */
function patternOf(parts: readonly string[]): readonly string[] {
  const fits = (pattern: readonly string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, place) => part.startsWith(':') || part === parts[place]);
  const patterns = Object.values(OFFICE_PAGES).map((address) => address.split('/'));
  // That of a list is never taken for one of its rows.
  const [found = []] = patterns.filter(fits).toSorted((one, other) => namesIn(one) - namesIn(other));
  return found;
}

function namesIn(pattern: readonly string[]): number {
  return pattern.filter((part) => part.startsWith(':')).length;
}
