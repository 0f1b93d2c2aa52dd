import { formatPhone } from '@portal/domain/ground/formats/format-phone';
import { useLanguage } from './use-language.ts';

/** Writes telephone numbers as the language on screen does; apart from the other formats, since few pages show one. */
export function usePhoneFormat(): (text: string) => string {
  const language = useLanguage();
  return (text) => formatPhone(text, language);
}
