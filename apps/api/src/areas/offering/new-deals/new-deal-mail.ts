import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { Deps } from '../../../platform/deps.ts';
import type { MailKind } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { mayBeTold } from '../../people/optional-mails/subscribers.ts';
import { unsubscribeUrl } from '../../people/optional-mails/unsubscribe-url.ts';
import { newDealTopic } from './new-deal-topic.ts';
import { findOpenDeal } from './new-deals.store.ts';

/** To everybody who agreed to hear about new deals; each has a link to stop them. */
export type NewDealMail = { template: 'new-deal'; investorId: string; dealId: string };

type NewDealFacts = {
  name: Record<Language, string>;
  location: Record<Language, string>;
  slug: string;
  smallestOrderCents: bigint;
  /** How the issuer is related or connected to the dealer; null where it is neither. */
  related: Record<Language, string> | null;
  /** Where the person can stop these mails without logging in. */
  unsubscribeUrl: string;
};

export const newDealMail: MailKind<NewDealMail, NewDealFacts> = {
  texts: 'mail.newDeal',
  to: toAccount,
  footer: 'mail.footerAsked',
  gather: gatherNewDeal,
  path: (_request, { slug }) => `/dashboard/marketplace/${slug}`,
  says: ({ facts, language, t }) => ({
    named: { dealName: facts.name[language] },
    facts: [
      { label: t('mail.orderFacts.deal'), value: facts.name[language] },
      { label: t('mail.newDeal.location'), value: facts.location[language] },
      { label: t('mail.newDeal.smallest'), value: formatCents(facts.smallestOrderCents, language) },
      // Whoever recommends says so in the same medium (NI 31-103 s. 13.6).
      ...(facts.related === null
        ? []
        : [{ label: t('mail.newDeal.related'), value: facts.related[language] }]),
    ],
    unsubscribeUrl: facts.unsubscribeUrl,
  }),
};

/** Null, so nothing is sent, once the deal takes no orders or its reader may no longer be written to. */
async function gatherNewDeal(deps: Deps, { investorId, dealId }: NewDealMail): Promise<NewDealFacts | null> {
  const deal = await findOpenDeal(deps.db, dealId, deps.clock.now());
  const { audience } = await newDealTopic(deps, dealId);
  if (deal === undefined || !(await mayBeTold(deps.db, investorId, audience))) {
    return null;
  }
  const { content, slug, unitPriceCents, minimumUnits } = deal;
  return {
    name: content.name,
    location: content.location,
    slug,
    related: relationOf(content),
    smallestOrderCents: unitPriceCents * BigInt(Math.max(1, minimumUnits)),
    unsubscribeUrl: unsubscribeUrl(deps, 'new-deals', investorId),
  };
}

function relationOf({ offering }: DealContent): NewDealFacts['related'] {
  const { kind, how } = offering?.related ?? {};
  return (kind === 'related' || kind === 'connected') && how !== undefined ? how : null;
}
