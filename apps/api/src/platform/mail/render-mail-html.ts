import { lightColours } from '@portal/domain/ground/brand/light-colours';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { theBrand } from '../brand/the-brand.ts';
import type { MailParts } from './mail-parts.ts';

/** An address of a page is one long word, and must not make a message wider than a phone. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const TEXT = `font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.55;${WRAP}`;

type Palette = ReturnType<typeof lightColours>;

/** The HTML of a message: one column, styles on the elements, because mail programs take no others; no pictures to load. */
export function renderMailHtml(parts: MailParts): string {
  const brand = theBrand();
  const { name } = brand.words[parts.language];
  const palette = lightColours(brand.colours);
  const { surface, raised, line, text: ink, muted, accent } = palette;
  const paragraphs = parts.paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('');
  return `<!doctype html>
<html lang="${parts.language}-CA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:${surface};padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:${raised};border:1px solid ${line};border-radius:12px">
<tr><td style="padding:28px 32px 0;font-family:Georgia,serif;font-size:20px;color:${accent}">${escapeHtml(name)}</td></tr>
<tr><td style="padding:20px 32px 8px;color:${ink};${TEXT}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:600">${escapeHtml(parts.heading)}</h1>
<p style="margin:0 0 16px">${escapeHtml(parts.greeting)}</p>
${paragraphs}${renderFacts(parts, palette)}${renderList(parts, palette)}
${renderAction(parts, palette)}
<p style="margin:0 0 16px">${escapeHtml(parts.closing)}</p>
</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid ${line};font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:${muted};${WRAP}">
${renderLink(parts)}${renderOptOut(parts, palette)}
${parts.notes.map((note) => `<p style="margin:0 0 8px">${escapeHtml(note)}</p>`).join('')}
</td></tr></table></td></tr></table></body></html>
`;
}

function renderAction({ action }: MailParts, palette: Palette): string {
  return action === null
    ? ''
    : `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${palette.accent};color:${palette['accent-contrast']};text-decoration:none;padding:13px 22px;border-radius:8px">${escapeHtml(action.label)}</a></p>`;
}

function renderLink({ action, linkFallback }: MailParts): string {
  return action === null
    ? ''
    : `<p style="margin:0 0 8px">${escapeHtml(linkFallback)}<br>${escapeHtml(action.url)}</p>`;
}

function renderOptOut({ optOut }: MailParts, palette: Palette): string {
  return optOut === null
    ? ''
    : `<p style="margin:0 0 8px">${linked(escapeHtml(optOut.label), optOut.url, palette)}</p>`;
}

function linked(html: string, url: string | null, { accent }: Palette): string {
  return url === null ? html : `<a href="${escapeHtml(url)}" style="color:${accent}">${html}</a>`;
}

function renderFacts({ facts }: MailParts, { line, muted }: Palette): string {
  if (facts.length === 0) {
    return '';
  }
  const rows = facts
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:${muted};vertical-align:top">${escapeHtml(label)}</th><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return `<table cellpadding="0" cellspacing="0" style="margin:8px 0 16px;font-size:16px;border-top:1px solid ${line};border-bottom:1px solid ${line};width:100%">${rows}</table>`;
}

function renderList({ list }: MailParts, palette: Palette): string {
  if (list === null) {
    return '';
  }
  const items = list.items
    .map(({ text, url }) => `<li style="margin:0 0 4px">${linked(escapeHtml(text), url, palette)}</li>`)
    .join('');
  return `<p style="margin:0 0 4px;font-weight:bold">${escapeHtml(list.title)}</p><ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`;
}
