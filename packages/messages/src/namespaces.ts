import { type EnglishTexts, englishNamespaces } from './en/namespaces.ts';
import { frenchNamespaces } from './fr/namespaces.ts';

/** A namespace of texts that a page names and loads: `account`, `kycForm`. */
export type Namespace = keyof EnglishTexts;

/** One loader per language and namespace, each fetched as a file of its own when a page asks for it. */
export const namespaceLoaders = { en: englishNamespaces, fr: frenchNamespaces };
