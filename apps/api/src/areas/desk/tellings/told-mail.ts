import { topicsOf } from '@portal/domain/desk/tellings/told-topics';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { Deps } from '../../../platform/deps.ts';
import type { MailKind, Recipient, SayMail } from '../../../platform/mail/mail-kind.ts';
import { findPersonToTell } from './find-person-to-tell.ts';
import { findToldItems } from './find-told-items.ts';
import { findItemsOf, markDone } from './tellings.store.ts';
import type { ToldItem } from './told-item.ts';

/** What is new for somebody of the office. It carries no more than a name: what it says is gathered when it leaves. */
export type ToldMail = { template: 'staff-told'; investorId: null; staffId: string; tellingId: string };

type ToldFacts = { items: ToldItem[]; officeUrl: string };

/** As many lines as somebody reads; the desk has the rest. */
const LINES_MAX = 30;

export const toldMail: MailKind<ToldMail, ToldFacts> = {
  texts: 'mailOffice.told',
  footer: 'mailOffice.footer',
  isOfOffice: true,
  to: toWhoeverWorksHere,
  gather: gatherNews,
  path: () => OFFICE_PAGES.home,
  says: ({ facts: { items, officeUrl }, t }) => {
    const lines = items.map((item) => ({ text: lineOf(item, t), url: `${officeUrl}${item.path}` }));
    const shown = lines.slice(0, LINES_MAX);
    const more = lines.length - shown.length;
    const first = lines[0]?.text ?? '';
    return {
      optOut: { label: t('mailOffice.told.choose'), url: `${officeUrl}${OFFICE_PAGES.account}#told` },
      named: { what: lines.length > 1 ? t('mailOffice.told.andMore', { first }) : first },
      list: {
        title: t('mailOffice.told.listTitle'),
        items:
          more === 0
            ? shown
            : [
                ...shown,
                { text: t('mailOffice.told.others', { more }), url: `${officeUrl}${OFFICE_PAGES.home}` },
              ],
      },
    };
  },
  onSent: async ({ db, clock }, { tellingId }) => markDone(db, tellingId, clock.now()),
};

function lineOf({ line, named, queue, isOnlyTheirs }: ToldItem, t: SayMail): string {
  const said = t(`mailOffice.told.lines.${line}`, {
    ...named,
    ...(queue === undefined ? {} : { queue: t(`officeDesk.queues.${queue}`) }),
  });
  return isOnlyTheirs ? t('mailOffice.told.onlyYou', { line: said }) : said;
}

/** To the address of whoever works here still; to nobody once their access ended. */
export async function toWhoeverWorksHere(deps: Deps, { staffId }: ToldMail): Promise<Recipient | undefined> {
  const person = await findPersonToTell(deps, staffId);
  return person && { email: person.email, language: person.language, confirmedName: person.firstName };
}

/** What was to be told and is still so, for what the person may see now; null where nothing is left of it. */
async function gatherNews(deps: Deps, { staffId, tellingId }: ToldMail): Promise<ToldFacts | null> {
  const person = await findPersonToTell(deps, staffId);
  const asked = await findItemsOf(deps.db, tellingId);
  const found = person === undefined ? [] : await findToldItems(deps, person, topicsOf(person.actor.roles));
  const items = found.filter(({ item }) => asked.has(item));
  if (items.length === 0) {
    await markDone(deps.db, tellingId, deps.clock.now());
    return null;
  }
  return { items, officeUrl: deps.config.officeUrl };
}
