/** The two languages of the portal (specification section 9). */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export type DealerRepresentative = { id: string; fullName: string; referralCode: string };

/** The signed-in investor as the API answers it. */
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  onboarded: boolean;
  createdAt: string;
  dealerRepresentative: DealerRepresentative | null;
};

/** Answer of `POST /login` and `POST /register`. */
export type Session = { accessToken: string; user: User };

/** `referralHeroData`: what a referral link carried (specification section 1). */
export type Referral = { mwr?: string | undefined; ref?: string | undefined; deal?: string | undefined };

export type RegisterBody = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
  language?: Language;
  province?: string;
  dealerRepresentativeId?: string;
  referral?: Referral;
  acceptTerms: boolean;
};

export type LoginBody = { email: string; password: string };

/** Onboarding path segment to the value of the chosen answer, e.g. `{ risk: '2' }`. */
export type OnboardingAnswers = Record<string, string | string[]>;
