import type { security as english } from '../en/security.ts';
import type { Texts } from '../texts.ts';
import { dealingTexts } from './security/dealings.ts';
import { emailTexts } from './security/email.ts';
import { logInTexts } from './security/log-in.ts';
import { recordTexts } from './security/records.ts';
import { sessionTexts } from './security/sessions.ts';

export const security: Texts<typeof english> = {
  title: 'Votre compte',
  intro: 'Qui vous êtes pour nous, comment vous ouvrez une session et ce que nous conservons sur vous.',
  back: 'Retour au portail',
  ...emailTexts,
  ...logInTexts,
  ...sessionTexts,
  ...dealingTexts,
  ...recordTexts,
};
