import type { WizardPage } from '../wizard/wizard-pages.ts';
import type { OrderPart } from './change-requests.ts';

const PAGES: Readonly<Record<OrderPart, WizardPage>> = {
  'order.quantity': 'order',
  'order.joint': 'order',
  'order.details': 'details',
  'order.payment': 'pay',
};

/** The page of the wizard on which something that was asked for is changed, by its path. */
export function wizardPageOfChange(path: string): WizardPage {
  return isPart(path) ? PAGES[path] : 'application';
}

function isPart(path: string): path is OrderPart {
  return path in PAGES;
}
