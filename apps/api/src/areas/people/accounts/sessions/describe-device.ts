import type { SessionListItem } from '@portal/domain/people/account/account.wire';

type Device = Pick<SessionListItem, 'browser' | 'system'>;

/** In this order, because most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [RegExp, Device['browser']])[] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Version\/.*Safari\//, 'safari'],
];

const SYSTEMS: readonly (readonly [RegExp, Device['system']])[] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/** What people recognise a device by: the browser and the system named in its User-Agent. */
export function describeDevice(userAgent: string): Device {
  return {
    browser: BROWSERS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other',
    system: SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other',
  };
}
