import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { formatDateTime } from '@portal/domain/ground/formats/dates';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import type { Language } from '@portal/domain/ground/people/languages';
import { translateKey } from '../language/translate.ts';
import type { MailboxMessage } from './read-mailbox.ts';

export const MAILBOX_STYLE = `
:root{color-scheme:light dark;--ink:#16231f;--paper:#f7f5f0;--card:#fff;--line:#ddd6c8;--muted:#56646a;--accent:#2b3837}
@media(prefers-color-scheme:dark){:root{--ink:#eef1ec;--paper:#101915;--card:#17231e;--line:#33423b;--muted:#a3b1ab;--accent:#8fc9b3}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{padding:20px 24px;border-bottom:1px solid var(--line)}
h1{font-size:22px;margin:0}
header p{margin:4px 0 0;color:var(--muted)}
main{display:grid;grid-template-columns:minmax(260px,360px) 1fr;min-height:80vh}
nav{border-right:1px solid var(--line)}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:14px 24px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
nav a:hover,nav a[aria-current]{background:var(--card)}
nav a[aria-current]{box-shadow:inset 3px 0 var(--accent)}
nav a:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}
nav strong{display:block}
nav span{color:var(--muted);font-size:14px;overflow-wrap:anywhere}
article{padding:20px 24px;min-width:0}
article h2{margin:0 0 4px}
article p{margin:0 0 12px;color:var(--muted);overflow-wrap:anywhere}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:8px;background:#f7f5f0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px}
summary{cursor:pointer;padding:12px 0}
.empty{padding:24px;color:var(--muted)}
@media(max-width:720px){main{display:flex;flex-direction:column}nav{border-right:0}article{order:-1}}
`;

/** The mailbox as a page without scripts: the list beside the open message, HTML first, text on request. */
export function renderMailboxPage(page: {
  language: Language;
  messages: MailboxMessage[];
  open: MailboxMessage | null;
}): string {
  const { language, messages, open } = page;
  const t = (key: string, values?: Record<string, string | number>) =>
    escapeHtml(translateKey(language, key, values));
  const items = messages.map((message) => renderItem(message, language, message.id === open?.id)).join('');
  const list = messages.length === 0 ? `<p class="empty">${t('mailbox.empty')}</p>` : `<ul>${items}</ul>`;
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('mailbox.title')}</title><link rel="icon" href="${BRAND_PATHS.favicon}"><link rel="stylesheet" href="/mailbox/style.css"></head>
<body><header><h1>${t('mailbox.title')}</h1><p>${t('mailbox.lead')}</p></header>
<main><nav aria-label="${t('mailbox.messages')}">${list}</nav>
${open === null ? '' : renderMessage(open, t)}</main></body></html>
`;
}

type Translated = (key: string, values?: Record<string, string | number>) => string;

function renderItem(message: MailboxMessage, language: Language, isOpen: boolean): string {
  const at = formatDateTime(new Date(message.sentAt).toISOString(), language);
  return `<li><a href="/mailbox/${message.id}"${isOpen ? ' aria-current="page"' : ''}><strong>${escapeHtml(message.subject)}</strong><span>${escapeHtml(message.to)} · ${escapeHtml(at)}</span></a></li>`;
}

function renderAttachments({ attachments }: MailboxMessage, t: Translated): string {
  const names = attachments.map(({ filename }) => escapeHtml(filename)).join(', ');
  return names === '' ? '' : `<p>${t('mailbox.attached')} ${names}</p>`;
}

function renderMessage(message: MailboxMessage, t: Translated): string {
  return `<article lang="${message.language}-CA"><h2>${escapeHtml(message.subject)}</h2><p>${t('mailbox.to', { address: message.to })}</p>${renderAttachments(message, t)}
<iframe title="${escapeHtml(message.subject)}" src="/mailbox/${message.id}/html"></iframe>
<details><summary>${t('mailbox.asText')}</summary><pre>${escapeHtml(message.text)}</pre></details></article>`;
}
