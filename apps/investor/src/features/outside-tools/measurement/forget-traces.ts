import { persistConfig } from '#state/restore-store.ts';

/** What the portal itself stores in the browser. */
const OWN_COOKIES = ['language'];
const OWN_STORAGE = [`persist:${persistConfig.key}`];

/** Removes what third-party scripts stored for our pages, after consent is withdrawn. */
export function forgetTraces({ document: page, localStorage, location }: Window): void {
  for (const cookie of page.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (name !== '' && !OWN_COOKIES.includes(name)) {
      for (const domain of domainsOf(location.hostname)) {
        Object.assign(page, { cookie: `${name}=; Path=/; Max-Age=0${domain}` });
      }
    }
  }
  for (const key of Object.keys(localStorage)) {
    if (!OWN_STORAGE.includes(key)) {
      localStorage.removeItem(key);
    }
  }
}

/** A cookie may belong to this host or a parent domain; script cannot tell which. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_label, index) => `; Domain=${labels.slice(index).join('.')}`)];
}
