import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { z } from 'zod';

const ORIGIN = /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(127\.0\.0\.1|localhost):\d{1,5})$/;
const ORIGIN_ERROR = 'must be an origin such as https://chat.example.com, without a path';
const ORIGINS_MAX = 30;

const origin = (whenAbsent: string) => z.string().regex(ORIGIN, ORIGIN_ERROR).default(whenAbsent);
const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be the id that the provider gave you')
  .optional();
const originsOf = (text: string) => text.split(/\s+/);

export const OutsideToolsVariables = {
  CHAT_PROPERTY_ID: id,
  CHAT_WIDGET_ID: id,
  CHAT_ORIGIN: origin('https://tawk.to'),
  TAG_MANAGER_ID: id,
  TAG_MANAGER_ORIGIN: origin('https://www.googletagmanager.com'),
  HEAT_MAP_ID: id,
  HEAT_MAP_ORIGIN: origin('https://static.hotjar.com'),
  MEASUREMENT_ORIGINS: z
    .string()
    .refine(
      (text) => originsOf(text).length <= ORIGINS_MAX && originsOf(text).every((part) => ORIGIN.test(part)),
      { error: `must be at most ${ORIGINS_MAX} origins, separated by blanks` },
    )
    .optional(),
};

/** The tools of other companies that pages may offer after a person's consent; every one of them is off unless its id is given. */
export type OutsideToolsSettings = {
  outsideTools: Omit<OutsideTools, 'isMeasurable'> & {
    /** Further origins that the tag manager's and heat map's scripts load from and send to. */
    measurementOrigins: readonly string[];
  };
};

export function outsideToolsSettings(
  env: z.infer<z.ZodObject<typeof OutsideToolsVariables>>,
): OutsideToolsSettings {
  const { CHAT_PROPERTY_ID: propertyId = null, CHAT_WIDGET_ID: widgetId = null } = env;
  return {
    outsideTools: {
      chat:
        propertyId === null && widgetId === null ? null : { origin: env.CHAT_ORIGIN, propertyId, widgetId },
      tagManager:
        env.TAG_MANAGER_ID === undefined ? null : { origin: env.TAG_MANAGER_ORIGIN, id: env.TAG_MANAGER_ID },
      heatMap: env.HEAT_MAP_ID === undefined ? null : { origin: env.HEAT_MAP_ORIGIN, id: env.HEAT_MAP_ID },
      measurementOrigins: env.MEASUREMENT_ORIGINS === undefined ? [] : originsOf(env.MEASUREMENT_ORIGINS),
    },
  };
}
