import type { Language } from '@portal/domain/ground/people/languages';
import type { ArticleTexts } from '@portal/domain/people/articles/article';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import type { MailPage } from '../../../platform/mail/mail-template.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import { type MailFacts, memorandumOf, type SayMail } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

/** Where people of the portal, and of the office, find it. */
export type Addresses = { publicUrl: string; officeUrl: string };

/** The page to which a message leads; null where there is none to open. */
export function mailAction(
  request: MailRequest,
  facts: MailFacts,
  { publicUrl, officeUrl }: Addresses,
  language: Language,
  t: SayMail,
): MailParts['action'] {
  const { texts, page } = MAIL_TEMPLATES[request.template];
  const article = facts.article?.article[language] ?? null;
  return page === null
    ? articleAction(article, t)
    : {
        label: t(`${texts}.action`),
        url: `${page === 'invitation' || page === 'office' ? officeUrl : publicUrl}${pathOf(page, request, memorandumOf(request, facts)?.dealSlug ?? facts.newDeal?.slug ?? '')}`,
      };
}

/** An article is read where the dealer has it. */
function articleAction(article: ArticleTexts | null, t: SayMail): MailParts['action'] {
  return article === null ? null : { label: t('mail.article.action'), url: article.link };
}

function pathOf(page: MailPage, request: MailRequest, dealSlug: string): string {
  switch (page) {
    case 'marketplace':
      return '/dashboard/marketplace';
    case 'deal':
      return `/dashboard/marketplace/${dealSlug}`;
    case 'login':
      return '/login';
    case 'account':
      return '/dashboard/account';
    case 'verify-email':
      return 'verifyToken' in request ? `/verify-email/${request.verifyToken}` : '/dashboard/marketplace';
    case 'confirm-email':
      return 'confirmToken' in request ? `/confirm-email/${request.confirmToken}` : '/login';
    case 'document':
      return 'fileId' in request ? `/dashboard/documents/${request.fileId}` : '/dashboard/portfolio';
    case 'signing':
      return 'linkToken' in request ? `/signing/${request.linkToken}` : '/';
    case 'copies':
      return 'linkToken' in request ? `/signed-copies/${request.linkToken}` : '/';
    case 'order':
      return 'tradeId' in request ? `/dashboard/portfolio/${request.tradeId}` : '/dashboard/portfolio';
    case 'leave-list':
      return 'leaveToken' in request ? `/leave-list/${request.leaveToken}` : '/';
    case 'invitation':
      return 'invitationToken' in request ? `/office/invitation/${request.invitationToken}` : '/office';
    case 'office':
      return '/office';
    case 'register':
      return '/register';
    case 'reset':
      return 'resetToken' in request
        ? `/reset-password/${request.investorId}/${request.resetToken}`
        : '/forgot-password';
  }
}
