/**
 * The tests of a profile in the run that `TEST_SIZE` names (scripts/suites/test-sizes.mjs); without it, in both runs.
 * A test belongs to the wide run with the tag `@wide`, by one of its profiles with `@wide-phone` or `@wide-desktop`, and with all
 * of its file where that is called `*.wide.spec.ts`: Playwright looks for these in the name of the file and the title.
 * @param without what the profile leaves out in either run
 */
export function ofSize(
  profile: 'phone' | 'desktop',
  without: RegExp,
): { grep?: RegExp; grepInvert: RegExp[] } {
  const wide = new RegExp(`\\.wide\\.spec\\.ts|@wide(?!-)|@wide-${profile}`);
  switch (process.env.TEST_SIZE) {
    case 'narrow':
      return { grepInvert: [without, wide] };
    case 'wide':
      return { grep: wide, grepInvert: [without] };
    default:
      return { grepInvert: [without] };
  }
}
