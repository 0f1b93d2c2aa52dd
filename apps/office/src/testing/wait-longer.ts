import { configure } from '@testing-library/react';

/** Pages and texts are fetched in pieces; on a busy machine that takes longer than the second that is usual. */
const WAIT_MAX_MS = 8_000;

configure({ asyncUtilTimeout: WAIT_MAX_MS });
