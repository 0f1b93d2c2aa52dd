/**
 * Starts the browsable page. Calls are folded by area, since all of them at once hold a phone for seconds. Without a validator's
 * address: the page asks nobody but this portal.
 *
 * Swagger UI's own way to put what `$ref`s name into a call reads the whole document into objects of its own, anew for each call that
 * is opened: ten seconds of a core for this document. Here every reference names a part of the same document and none leads to
 * itself, so what stands there is taken as it is, and the parts of an `allOf` are shown as the one object that they describe.
 */
export const DOCS_SCRIPT = `const isObject = (part) => typeof part === 'object' && part !== null && !Array.isArray(part);
const partAt = (whole, names) => names.reduce((part, name) => part?.[name], whole);

const asOne = (parts) => {
  const [first, ...others] = parts;
  return others.reduce((all, part) => ({
    ...all,
    ...part,
    properties: joined(all.properties ?? {}, part.properties ?? {}),
    required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
  }), first);
};
const joined = (some, others) => Object.fromEntries(
  Object.keys({ ...some, ...others }).map((name) => [name, { ...some[name], ...others[name] }]),
);

const resolved = (part, whole) => {
  if (Array.isArray(part)) {
    return part.map((each) => resolved(each, whole));
  }
  if (!isObject(part)) {
    return part;
  }
  if (typeof part.$ref === 'string') {
    return resolved(partAt(whole, part.$ref.replace('#/', '').split('/')), whole);
  }
  const { allOf, ...rest } = part;
  const own = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, resolved(value, whole)]));
  return Array.isArray(allOf) ? asOne([own, ...resolved(allOf, whole)]) : own;
};

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: false,
  validatorUrl: null,
  plugins: [() => ({
    fn: {
      resolveSubtree: async (whole, path) => ({ spec: resolved(partAt(whole, path), whole), errors: [] }),
    },
  })],
});
`;
