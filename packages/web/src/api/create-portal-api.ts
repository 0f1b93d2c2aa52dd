import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiBaseQuery } from './create-base-query.ts';

/** The empty API of an application, with its cache tags; features add their calls by `injectEndpoints`. */
export function createPortalApi<Tag extends string>(baseQuery: ApiBaseQuery, tagTypes: readonly Tag[]) {
  return createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) });
}
