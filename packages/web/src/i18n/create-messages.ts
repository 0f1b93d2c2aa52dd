import type { BrandTexts, BrandWords } from '@portal/domain/ground/brand/brand-words';
import { INTERPOLATION, ONE_STOP, VALUES_IN_TEXTS } from '@portal/domain/ground/formats/interpolation';
import { LOCALES, languageOf } from '@portal/domain/ground/formats/locales';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { EnglishTexts } from '@portal/messages/en/namespaces';
import { ui as englishUi, type ui } from '@portal/messages/en/ui';
import { ui as frenchUi } from '@portal/messages/fr/ui';
import type { Namespace } from '@portal/messages/namespaces';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The kit's own texts, used on every page. */
const KIT = 'ui';
/** The dealer's details in texts: `$t(brand.name)`. */
const BRAND = 'brand';
/** Separates a namespace from the path inside it, as in `account.login.title`. */
const SEPARATOR = '.';

export type Messages = {
  i18n: i18n;
  /** Loads the namespaces that a screen needs; each is fetched once per language, and a failed fetch can be retried. */
  loadNamespaces: (language: Language, names: readonly Namespace[]) => Promise<void>;
  hasNamespace: (language: Language, name: Namespace) => boolean;
  /** First loads every namespace in use in the new language, so that no screen shows a key, then switches. */
  switchLanguage: (language: Language) => Promise<void>;
};

/**
 * One i18next instance for an application. The kit's own namespace is there from the start; the others load by
 * `loadNamespaces`. `<html lang>` follows the language.
 */
export function createMessages(language: Language, loaders: NamespaceLoaders, brand: BrandWords): Messages {
  const instance = createInstance();
  const pending = new Map<string, Promise<void>>();
  const inUse = new Set<Namespace>();

  void instance
    .use(initReactI18next)
    .use(VALUES_IN_TEXTS)
    .use(ONE_STOP)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      initAsync: false,
      interpolation: INTERPOLATION,
      postProcess: ONE_STOP.name,
      ns: [KIT, BRAND],
      defaultNS: KIT,
      nsSeparator: SEPARATOR,
      resources: {
        en: { [KIT]: englishUi, [BRAND]: brand.en },
        fr: { [KIT]: frenchUi, [BRAND]: brand.fr },
      },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  showLanguage(language);
  instance.on('languageChanged', showLanguage);

  const keep = async (target: Language, name: Namespace, texts: LoadedTexts): Promise<void> => {
    instance.addResourceBundle(target, name, texts);
    instance.addResourceBundle(target, name, brand[target].texts?.[name] ?? {}, true, true);
    inUse.add(name);
    // From now on i18next reads the first word of a key as this namespace.
    await instance.loadNamespaces(name);
  };
  const load = (target: Language, name: Namespace): Promise<void> => {
    const id = `${target}/${name}`;
    const known = pending.get(id);
    if (known !== undefined) {
      return known;
    }
    const loader = loaders[target][name];
    if (loader === undefined) {
      return Promise.reject(new Error(`No loader for the namespace ${id}`));
    }
    const loading = loader().then(
      (texts) => keep(target, name, texts),
      (cause: unknown) => {
        pending.delete(id);
        throw cause;
      },
    );
    pending.set(id, loading);
    return loading;
  };

  const loadNamespaces = async (target: Language, names: readonly Namespace[]): Promise<void> => {
    await Promise.all(names.map((name) => load(target, name)));
  };
  const switchLanguage = async (target: Language): Promise<void> => {
    await loadNamespaces(target, [...inUse]);
    await instance.changeLanguage(target);
  };
  return {
    i18n: instance,
    loadNamespaces,
    hasNamespace: (target, name) => instance.hasResourceBundle(target, name),
    switchLanguage,
  };
}

function showLanguage(language: string): void {
  if (typeof document !== 'undefined') {
    document.documentElement.lang = LOCALES[languageOf(language)];
  }
}

/** A namespace once loaded; its keys are checked against English by the compiler in packages/messages. */
type LoadedTexts = { readonly [key: string]: string | LoadedTexts };

/** Loads the texts of a language by namespace; a test passes only those it needs. */
export type NamespaceLoaders = Record<
  Language,
  Readonly<Partial<Record<Namespace, () => Promise<LoadedTexts>>>>
>;

// Every key is its namespace, a dot, and a path: `t('account.login.title')`. The kit's namespace is always there,
// so it is the one that i18next falls back to.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: readonly ['ui', 'brand', ...Namespace[]];
    nsSeparator: '.';
    resources: EnglishTexts & { ui: typeof ui; brand: BrandTexts };
  }
}
