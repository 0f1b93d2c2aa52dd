import type { Config } from '../../platform/config/config.ts';

/** What the configuration says about the provider (see config/docusign-settings.ts). */
export type DocusignSettings = NonNullable<Config['docusign']>;
