/** Scrolls to a part of the page by its id, and focuses it, so that the keyboard goes on from there. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
