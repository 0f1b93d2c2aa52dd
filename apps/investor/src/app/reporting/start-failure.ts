/** Id of the `<template>` that the build writes into the page for all addresses that are not prerendered. */
export const START_FAILURE_ID = 'start-failure';

/**
 * Shows a way on when the application cannot even start, e.g. because a script did not arrive. A prerendered page is
 * left as it is: it can be read, and its links lead on.
 */
export function showStartFailure(root: HTMLElement): void {
  const template = document.getElementById(START_FAILURE_ID);
  if (root.childElementCount === 0 && template instanceof HTMLTemplateElement) {
    root.append(template.content.cloneNode(true));
  }
}
