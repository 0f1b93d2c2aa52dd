/** Loads a script of a provider. One that does not come is no fault of the portal's: the page is whole without it. */
export function loadScript(page: Document, address: string): void {
  const script = page.createElement('script');
  script.src = address;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  page.head.append(script);
}
