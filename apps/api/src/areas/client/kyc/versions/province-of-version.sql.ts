import { sql } from 'kysely';

/** The province of a row of `kyc_versions`, also of one that is not sealed yet. */
export const provinceOfVersion = sql<
  string | null
>`coalesce(kyc_versions.province, kyc_versions.sections #>> '{basics,address,province}')`.as('province');
