import { COLOURWAYS, type ColourwayName } from '../illustrations/plates/palette';
import { type Six, six } from './six';

/** Names of the colourways, as a swatch is called in the shop. */
const NAMES: Record<ColourwayName, Six> = {
  spruce: six('Kuusenvihreä', 'Spruce green', 'Grangrönt', 'Tannengrün', 'Vert sapin', 'Еловый зелёный'),
  ink: six('Tummansininen', 'Navy', 'Marinblå', 'Dunkelblau', 'Bleu marine', 'Тёмно-синий'),
  cloudberry: six('Hilla', 'Cloudberry', 'Hjortron', 'Moltebeere', 'Plaquebière', 'Морошка'),
  ice: six('Jää', 'Ice', 'Is', 'Eis', 'Glace', 'Лёд'),
  lichen: six('Jäkälä', 'Lichen', 'Lav', 'Flechte', 'Lichen', 'Ягель'),
  rust: six('Ruosteenpunainen', 'Rust red', 'Rostrött', 'Rostrot', 'Rouge rouille', 'Ржаво-красный'),
  fjord: six('Vuono', 'Fjord', 'Fjord', 'Fjord', 'Fjord', 'Фьорд'),
  snow: six('Valkoinen', 'White', 'Vit', 'Weiß', 'Blanc', 'Белый'),
  charcoal: six('Musta', 'Black', 'Svart', 'Schwarz', 'Noir', 'Чёрный'),
  dusk: six('Hämärä', 'Dusk', 'Skymning', 'Dämmerung', 'Crépuscule', 'Сумерки'),
};

export type DemoColour = { slug: ColourwayName; name: Six; control: string };

export const DEMO_COLOURS: readonly DemoColour[] = (Object.keys(NAMES) as ColourwayName[]).map((slug) => ({
  slug,
  name: NAMES[slug],
  control: COLOURWAYS[slug].main,
}));
