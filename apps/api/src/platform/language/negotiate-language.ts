import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';

/** The first of our languages that an `Accept-Language` header asks for; English when it asks for none of them. */
export function negotiateLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return {
        language: tag.trim().toLowerCase().split('-', 1)[0],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const found = wanted
    .map((entry) => LANGUAGES.find((language) => language === entry.language))
    .find((language) => language !== undefined);
  return found ?? 'en';
}
