import type { WizardPage } from '../wizard/wizard-pages.ts';
import type { ChangeablePart } from './change-requests.ts';

const PAGES: Readonly<Record<ChangeablePart, WizardPage>> = {
  'order.quantity': 'order',
  'order.joint': 'order',
  'order.details': 'details',
  'order.payment': 'pay',
};

/** The page of the wizard on which something that was asked for is changed, by its path. */
export function wizardPageOfChange(path: string): WizardPage {
  return isPart(path) ? PAGES[path] : 'application';
}

const FIELDS: Readonly<Record<ChangeablePart, string>> = {
  'order.quantity': 'amount',
  'order.joint': 'hasJointInvestor',
  'order.details': 'subDoc.scheduleA.registeredName',
  'order.payment': 'institution',
};

/** The name of its field on that page. A field of the profile is named by its path. */
export function fieldOfChange(path: string): string {
  return isPart(path) ? FIELDS[path] : path;
}

function isPart(path: string): path is ChangeablePart {
  return path in PAGES;
}
