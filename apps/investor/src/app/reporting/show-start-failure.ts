/** Id of the `<template>` that the build puts into pages with nothing to read without the application. */
export const START_FAILURE_ID = 'start-failure';

/**
 * Shows a way on if the application cannot even start, e.g. because a script did not load. A prerendered public page stays:
 * it can be read, and its links work.
 */
export function showStartFailure(root: HTMLElement): void {
  const template = document.getElementById(START_FAILURE_ID);
  const canBeRead = root.dataset.prerendered !== undefined && root.dataset.frame === undefined;
  if (template instanceof HTMLTemplateElement && !canBeRead) {
    root.replaceChildren(template.content.cloneNode(true));
  }
}
