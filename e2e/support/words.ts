import { partAt } from '@portal/domain/kyc/draft';
import type { Language } from '@portal/domain/wire/user';
import { dealPage as dealPageEn } from '@portal/messages/en/deal-page';
import { deals as dealsEn } from '@portal/messages/en/deals';
import { home as homeEn } from '@portal/messages/en/home';
import * as sharedEn from '@portal/messages/en/index';
import { landing as landingEn } from '@portal/messages/en/landing';
import { outsideTools as outsideToolsEn } from '@portal/messages/en/outside-tools';
import { portfolio as portfolioEn } from '@portal/messages/en/portfolio';
import { privacy as privacyEn } from '@portal/messages/en/privacy';
import { profileSigning as profileSigningEn } from '@portal/messages/en/profile-signing';
import { referral as referralEn } from '@portal/messages/en/referral';
import { security as securityEn } from '@portal/messages/en/security';
import { shell as shellEn } from '@portal/messages/en/shell';
import { signedFiles as signedFilesEn } from '@portal/messages/en/signed-files';
import { ui as uiEn } from '@portal/messages/en/ui';
import { wizard as wizardEn } from '@portal/messages/en/wizard';
import { dealPage as dealPageFr } from '@portal/messages/fr/deal-page';
import { deals as dealsFr } from '@portal/messages/fr/deals';
import { home as homeFr } from '@portal/messages/fr/home';
import * as sharedFr from '@portal/messages/fr/index';
import { landing as landingFr } from '@portal/messages/fr/landing';
import { outsideTools as outsideToolsFr } from '@portal/messages/fr/outside-tools';
import { portfolio as portfolioFr } from '@portal/messages/fr/portfolio';
import { privacy as privacyFr } from '@portal/messages/fr/privacy';
import { profileSigning as profileSigningFr } from '@portal/messages/fr/profile-signing';
import { referral as referralFr } from '@portal/messages/fr/referral';
import { security as securityFr } from '@portal/messages/fr/security';
import { shell as shellFr } from '@portal/messages/fr/shell';
import { signedFiles as signedFilesFr } from '@portal/messages/fr/signed-files';
import { ui as uiFr } from '@portal/messages/fr/ui';
import { wizard as wizardFr } from '@portal/messages/fr/wizard';
import type { Texts } from '@portal/messages/texts';

const EN = {
  ...sharedEn,
  deals: dealsEn,
  dealPage: dealPageEn,
  home: homeEn,
  landing: landingEn,
  outsideTools: outsideToolsEn,
  portfolio: portfolioEn,
  privacy: privacyEn,
  profileSigning: profileSigningEn,
  referral: referralEn,
  security: securityEn,
  shell: shellEn,
  signedFiles: signedFilesEn,
  ui: uiEn,
  wizard: wizardEn,
};

/** The portal's texts: what a person reads is what a test looks for. */
export type Words = Texts<typeof EN>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: EN,
  fr: {
    ...sharedFr,
    deals: dealsFr,
    dealPage: dealPageFr,
    home: homeFr,
    landing: landingFr,
    outsideTools: outsideToolsFr,
    portfolio: portfolioFr,
    privacy: privacyFr,
    profileSigning: profileSigningFr,
    referral: referralFr,
    security: securityFr,
    shell: shellFr,
    signedFiles: signedFilesFr,
    ui: uiFr,
    wizard: wizardFr,
  },
};

/** Every text in one language. */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** The text at a key that the domain made, such as `kycBasics.firstName.label`. */
export function textAt(words: Words, key: string): string {
  const text = partAt(words, key);
  if (typeof text !== 'string') {
    throw new Error(`There is no text at ${key}`);
  }
  return text;
}

/** A text with its placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}

/** Fits a text whatever stands for its placeholders; kinds of blanks do not matter, as a reader does not see them. */
export function somewhere(text: string): RegExp {
  return new RegExp(sourceOf(text));
}

/** Fits a text that stands alone. */
export function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${sourceOf(text)}\\s*$`);
}

/** Fits the name of a field: its label, which says when an answer may be left out. */
export function labelled(words: Words, label: string): RegExp {
  return new RegExp(`^${sourceOf(label)}(\\s\\(${sourceOf(words.ui.optional)}\\))?$`);
}

function sourceOf(text: string): string {
  return text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`))
    .join('.+');
}
