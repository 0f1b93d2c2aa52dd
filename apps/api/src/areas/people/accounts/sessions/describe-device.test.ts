import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    ['Chrome on Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    ['Edge on Windows', `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'edge', 'windows'],
    ['Opera on a Mac', `${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'opera', 'macos'],
    ['Safari on a Mac', `${MAC} AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`, 'safari', 'macos'],
    [
      'Safari on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'safari',
      'ios',
    ],
    [
      'Chrome on an iPad',
      'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ios',
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'firefox',
      'linux',
    ],
    [
      'Samsung’s browser on Android',
      `Mozilla/5.0 (Linux; Android 15; SM-S931W) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [
      'Chrome on a Chromebook',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'chrome',
      'chromeos',
    ],
    ['a program', 'curl/8.5.0', 'other', 'other'],
    ['nothing that says what it is', '', 'other', 'other'],
  ])('%s is known by its words', (_device, userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });
});
