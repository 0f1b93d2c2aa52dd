import type { BrandTexts } from '@portal/domain/ground/brand/brand-words';
import type { Language } from '@portal/domain/ground/people/languages';
import type { EnglishTexts } from '@portal/messages/en/namespaces';
import type { ui } from '@portal/messages/en/ui';
import type { Namespace } from '@portal/messages/namespaces';

/** A namespace once loaded; its keys are checked against English by the compiler in packages/messages. */
export type LoadedTexts = { readonly [key: string]: string | LoadedTexts };

/** Fetches the texts of a language by namespace; a test hands over only what it speaks with. */
export type NamespaceLoaders = Record<
  Language,
  Readonly<Partial<Record<Namespace, () => Promise<LoadedTexts>>>>
>;

// Every key is its namespace, a point, and the way inside: `t('account.login.title')`. The kit's namespace is always there,
// so it is the one that i18next falls back to.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: readonly ['ui', 'brand', ...Namespace[]];
    nsSeparator: '.';
    resources: EnglishTexts & { ui: typeof ui; brand: BrandTexts };
  }
}
