export { createGeo, type Geo } from './geo.ts';
export { createOriginResolver, type ResolveOrigin } from './resolver.ts';
