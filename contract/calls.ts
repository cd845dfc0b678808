import type { Call } from './call';
import * as catalogue from './catalogue';
import * as checkout from './checkout';
import * as content from './content';
import * as customer from './customer';
import * as delivery from './delivery';
import * as frontPage from './front-page';
import * as gifts from './gifts';
import * as listing from './listing';
import * as locale from './locale';
import * as machineFiles from './machine-files';
import * as messages from './messages';
import * as orders from './orders';
import * as returns from './returns';
import * as reviews from './reviews';
import * as site from './site';
import * as skiWizard from './ski-wizard';

const areas = [
  locale,
  site,
  content,
  catalogue,
  listing,
  frontPage,
  machineFiles,
  reviews,
  delivery,
  checkout,
  orders,
  customer,
  gifts,
  skiWizard,
  returns,
  messages,
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'origin' in value && 'path' in value && 'answer' in value;
}

/** Every call of the contract, in the order of the areas. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area).filter(isCall));
