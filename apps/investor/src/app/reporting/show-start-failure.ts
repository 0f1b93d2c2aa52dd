/** Id of the `<template>` that the build writes into the page for all addresses that cannot be read without the application. */
export const START_FAILURE_ID = 'start-failure';

/**
 * Shows a way on when the application cannot even start, e.g. because a script did not arrive. A prerendered page of
 * everybody's is left as it is: it can be read, and its links lead on.
 */
export function showStartFailure(root: HTMLElement): void {
  const template = document.getElementById(START_FAILURE_ID);
  const canBeRead = root.dataset.prerendered !== undefined && root.dataset.frame === undefined;
  if (template instanceof HTMLTemplateElement && !canBeRead) {
    root.replaceChildren(template.content.cloneNode(true));
  }
}
