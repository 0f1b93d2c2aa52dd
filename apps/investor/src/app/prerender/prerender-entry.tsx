import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import type { Language } from '@portal/domain/ground/people/languages';
import { startMessages } from '../messages.ts';
import { preloadRoute } from '../routes/app-routes.tsx';
import { PAGE_ROUTES } from '../routes/routes.tsx';
import { drawPage } from './draw-page.tsx';

export { SITE_PAGES } from '../routes/site-pages.ts';
export { drawContent } from './draw-content.ts';

/** A page as the build writes it to its file. */
export type PrerenderedPage = {
  /** Name of the page's module without `-page`, of its file, and the value of `data-prerendered`. */
  name: string;
  /** True if only the frame is the same for everybody: the application then renders the page itself. */
  isFrame: boolean;
  html: string;
  title: string;
  /** Title of the portal as a whole, for addresses that are not prerendered. */
  siteTitle: string;
  description: string;
  noScript: string;
  /** Shown on an empty page when the application cannot even start. */
  startFailure: { title: string; reload: string; phone: string; phoneHref: string };
  /** Text blocks of the page, to be loaded early. */
  texts: readonly string[];
  /** Source file of the frame, unless it is part of the application's entry. */
  layout: string | null;
};

/**
 * Renders every public page in a language, as a visitor sees it, and the pages that signed-in visits start at, as they look
 * before the server answers.
 */
export async function prerenderPages(language: Language, brand: BrandWords): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const { path, prerender, frame } of PAGE_ROUTES) {
    const name = prerender ?? frame;
    if (name !== undefined) {
      pages.push(await prerenderPage(path, { name, isFrame: prerender === undefined }, language, brand));
    }
  }
  return pages;
}

type Rendered = Pick<PrerenderedPage, 'name' | 'isFrame'>;

async function prerenderPage(
  path: string,
  page: Rendered,
  language: Language,
  brand: BrandWords,
): Promise<PrerenderedPage> {
  // Parameters never show on a prerendered page, so any value will do.
  const address = path.replaceAll(/[:?]/g, '');
  const route = await preloadRoute(address);
  const messages = await startMessages(language, route.texts, brand);
  const html = drawPage(address, messages, { language, isFrame: page.isFrame, content: null });
  const { t } = messages.i18n;
  const title = t('shell.pageTitle', { page: t(`shell.title.${route.title}`), site: t('brand.siteTitle') });
  return {
    ...page,
    html,
    title,
    siteTitle: t('brand.siteTitle'),
    description: t('shell.description'),
    noScript: t('shell.noScript'),
    startFailure: {
      title: t('shell.error.title'),
      reload: t('shell.reload'),
      phone: t('shell.error.phone'),
      phoneHref: `tel:${t('brand.phoneToDial')}`,
    },
    texts: ['shell', ...route.texts],
    layout: route.layout === 'dashboard' ? 'src/app/layouts/dashboard-layout.tsx' : null,
  };
}
