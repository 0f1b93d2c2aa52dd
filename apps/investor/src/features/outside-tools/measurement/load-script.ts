/** Loads a provider's script. Failure is ignored: the page works without it. */
export function loadScript(page: Document, address: string): void {
  const script = page.createElement('script');
  script.src = address;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  page.head.append(script);
}
