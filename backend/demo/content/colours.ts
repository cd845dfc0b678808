import { COLOURWAYS, type ColourwayName } from '../illustrations/plates/palette';
import { type Six, six } from './six';

/** Names of the colourways, as a swatch is called in the shop. */
const NAMES: Record<ColourwayName, Six> = {
  spruce: six('Kuusi', 'Spruce', 'Gran', 'Fichte', 'Épicéa', 'Ель'),
  ink: six('Yönsininen', 'Midnight', 'Midnatt', 'Nachtblau', 'Bleu nuit', 'Ночной синий'),
  cloudberry: six('Hilla', 'Cloudberry', 'Hjortron', 'Moltebeere', 'Plaquebière', 'Морошка'),
  ice: six('Jää', 'Ice', 'Is', 'Eis', 'Glace', 'Лёд'),
  lichen: six('Jäkälä', 'Lichen', 'Lav', 'Flechte', 'Lichen', 'Ягель'),
  rust: six('Ruoste', 'Rust', 'Rost', 'Rost', 'Rouille', 'Ржавчина'),
  fjord: six('Vuono', 'Fjord', 'Fjord', 'Fjord', 'Fjord', 'Фьорд'),
  snow: six('Lumi', 'Snow', 'Snö', 'Schnee', 'Neige', 'Снег'),
  charcoal: six('Hiili', 'Charcoal', 'Kol', 'Kohle', 'Charbon', 'Уголь'),
  dusk: six('Hämärä', 'Dusk', 'Skymning', 'Dämmerung', 'Crépuscule', 'Сумерки'),
};

export type DemoColour = { slug: ColourwayName; name: Six; control: string };

export const DEMO_COLOURS: readonly DemoColour[] = (Object.keys(NAMES) as ColourwayName[]).map((slug) => ({
  slug,
  name: NAMES[slug],
  control: COLOURWAYS[slug].main,
}));
