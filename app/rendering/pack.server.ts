import { storefrontSettings } from '~/server/env.server';
import { type Packed, packedText } from './packed';

/** Packs a value that is sent to the browser with a page. */
export function pack<Value>(value: Value): Packed<Value> {
  const isLeftOut = storefrontSettings().renderingWithout.has('packed-data');
  return isLeftOut ? (value as Packed<Value>) : packedText(value);
}
