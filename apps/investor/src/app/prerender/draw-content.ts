import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ContentDrawing, DrawnContent } from '@portal/domain/offering/deals/page-content.wire';
import { type AppMessages, startMessages } from '../messages.ts';
import { preloadRoute } from '../routes/app-routes.tsx';
import { drawPage } from './draw-page.tsx';

/** Texts are prepared once per route and language. */
const prepared = new Map<string, Promise<AppMessages>>();

/** Renders a page with the content that is the same for everybody: a signed-in one as its frame, a public one as visitors see it. */
export async function drawContent(
  { address, language, content }: ContentDrawing,
  brand: BrandWords,
): Promise<DrawnContent> {
  const route = await preloadRoute(address);
  const messages = await messagesOf(route, language, brand);
  const { t } = messages.i18n;
  const page = content.deal?.name ?? t(`shell.title.${route.title}`);
  return {
    html: drawPage(address, messages, { language, isFrame: route.access === 'protected', content }),
    title: t('shell.pageTitle', { page, site: t('brand.siteTitle') }),
    description: content.deal?.summary ?? null,
  };
}

function messagesOf(
  { path, texts }: Awaited<ReturnType<typeof preloadRoute>>,
  language: Language,
  brand: BrandWords,
): Promise<AppMessages> {
  const name = `${language} ${path}`;
  const messages = prepared.get(name) ?? startMessages(language, texts, brand);
  prepared.set(name, messages);
  return messages;
}
