import type { LandscapeName } from '../illustrations/draw-landscape';
import { type Six, six } from './six';

/** Why goods with fuel, batteries or the like stay at home. */
export const BLOCKED_COUNTRY_TEXT: Six = six(
  'Kuljetusyhtiöt eivät ota tätä tuotetta mukaan maahan, jonne tilaat.',
  'The carriers do not take this product to the country you are ordering to.',
  'Transportbolagen tar inte med den här produkten till landet du beställer till.',
  'Die Frachtführer nehmen dieses Produkt in das Land, in das Sie bestellen, nicht mit.',
  'Les transporteurs n’acceptent pas ce produit pour le pays de livraison choisi.',
  'Перевозчики не принимают этот товар в страну, куда вы оформляете заказ.',
);

/** Pictures that a gift card can carry. */
export const GIFT_CARD_DESIGNS: readonly { landscape: LandscapeName; name: Six }[] = [
  { landscape: 'fell', name: six('Tunturi', 'Fell', 'Fjäll', 'Fjell', 'Montagne du Nord', 'Сопки') },
  {
    landscape: 'aurora',
    name: six('Revontulet', 'Northern lights', 'Norrsken', 'Polarlicht', 'Aurore boréale', 'Северное сияние'),
  },
  {
    landscape: 'forest',
    name: six('Talvimetsä', 'Winter forest', 'Vinterskog', 'Winterwald', 'Forêt d’hiver', 'Зимний лес'),
  },
  {
    landscape: 'skerries',
    name: six('Saaristo', 'Archipelago', 'Skärgård', 'Schären', 'Archipel', 'Шхеры'),
  },
];
