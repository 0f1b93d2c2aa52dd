import { dealingTexts } from './security/dealings.ts';
import { emailTexts } from './security/email.ts';
import { logInTexts } from './security/log-in.ts';
import { recordTexts } from './security/records.ts';
import { sessionTexts } from './security/sessions.ts';

/** The page about one's account and its safety, the second step of logging in, and links that confirm an address. */
export const security = {
  title: 'Your account',
  intro: 'Who you are to us, how you log in, and what we keep about you.',
  back: 'Back to the portal',
  ...emailTexts,
  ...logInTexts,
  ...sessionTexts,
  ...dealingTexts,
  ...recordTexts,
} as const;
