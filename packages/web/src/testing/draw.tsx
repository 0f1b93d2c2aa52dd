import type { Language } from '@portal/domain/ground/people/languages';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';
import { createMessages, type Messages } from '../i18n/create-messages.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

/** Renders a part in a language, and unmounts it after the test. */
export function draw(element: ReactElement, language: Language = 'en'): Messages {
  const messages = createMessages(language, { en: {}, fr: {} }, SAMPLE_BRAND);
  render(<I18nextProvider i18n={messages.i18n}>{element}</I18nextProvider>);
  onTestFinished(cleanup);
  return messages;
}

/** Changes the language on screen and waits until it has rendered. */
export async function switchTo(messages: Messages, language: Language): Promise<void> {
  await act(() => messages.switchLanguage(language));
}
