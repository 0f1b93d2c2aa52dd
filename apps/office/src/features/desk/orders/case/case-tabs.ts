import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';

/** The tabs of a case, and the parts of the page that each holds: an address may name any of these. */
export const CASE_TABS = {
  identity: ['identity', 'investor-flags'],
  profile: ['profile', 'changes'],
  exemption: ['exemption'],
  papers: ['papers'],
  money: ['money'],
  facts: ['facts', 'investor', 'costs'],
  messages: ['messages'],
  timeline: ['timeline'],
} as const;
export type CaseTab = keyof typeof CASE_TABS;

const USUAL: readonly CaseTab[] = ['identity', 'money'];

/** Where documents of a kind are looked at. */
export const TAB_OF_KIND = { identity: 'identity', paper: 'papers' } as const;

/** The tabs of which a person's role reads something, in their order. */
export function tabsOf({ notShown, profiles, money }: OfficeOrder): CaseTab[] {
  const has: Readonly<Record<CaseTab, boolean>> = {
    identity: profiles.length > 0,
    profile: !notShown.includes('profile'),
    exemption: !notShown.includes('profile'),
    papers: true,
    money: money !== null,
    facts: true,
    messages: !notShown.includes('emails'),
    timeline: true,
  };
  return namesOf(CASE_TABS).filter((tab) => has[tab]);
}

/** The tab that holds the part that an address names; for any other the one that the person comes for: identity, or else money. */
export function tabOf(tabs: readonly CaseTab[], hash: string): CaseTab {
  const part = hash.slice(1);
  const named = tabs.find((tab) => CASE_TABS[tab].some((one) => one === part));
  return named ?? USUAL.find((tab) => tabs.includes(tab)) ?? 'papers';
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[];
function namesOf(table: object): string[] {
  return Object.keys(table);
}
