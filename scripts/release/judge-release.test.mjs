import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeRelease } from './judge-release.mjs';

const RIGHT = {
  version: '1.2.0',
  tagsHere: ['v1.2.0'],
  isChanged: false,
  imageRevision: 'abc',
  revision: 'abc',
};

for (const [what, facts, said] of /** @type {const} */ ([
  ['a tagged commit with an image of its own is a release', {}, undefined],
  ['so is one without an image', { imageRevision: undefined }, undefined],
  ['one with other tags as well', { tagsHere: ['latest', 'v1.2.0'] }, undefined],
  ['changes that are not committed are in no release', { isChanged: true }, /not committed/],
  ['a commit without a tag is none', { tagsHere: [] }, /git tag --annotate v1\.2\.0/],
  ['nor is one with the tag of another version', { tagsHere: ['v1.1.0'] }, /has no tag v1\.2\.0/],
  ['an image of another commit does not go along', { imageRevision: 'def' }, /npm run image/],
  ['nor one that says no commit', { imageRevision: '' }, /npm run image/],
])) {
  test(what, () => {
    const judged = judgeRelease({ ...RIGHT, ...facts });
    if (said === undefined) {
      assert.equal(judged, undefined);
    } else {
      assert.match(judged ?? '', said);
    }
  });
}
