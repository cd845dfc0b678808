import { type Six, same, six } from '../six';

/** Materials of climbing and paddling gear. */
export const SPECIAL_WORDS = {
  expandedFoam: six('EPP-vaahto', 'EPP foam', 'EPP-skum', 'EPP-Schaum', 'Mousse EPP', 'Вспененный полипропилен'),
  chromolySteel: six(
    'Kromimolybdeeniteräs',
    'Chromoly steel',
    'Kromolystål',
    'Chrommolybdänstahl',
    'Acier au chrome-molybdène',
    'Хромомолибденовая сталь',
  ),
  polyethylene: six('Polyeteeni', 'Polyethylene', 'Polyeten', 'Polyethylen', 'Polyéthylène', 'Полиэтилен'),
  composite: six(
    'Lasikuitulaminaatti',
    'Fibreglass laminate',
    'Glasfiberlaminat',
    'Glasfaserlaminat',
    'Stratifié de verre',
    'Стеклопластик',
  ),
  coatedPolyamide: six(
    'TPU-pinnoitettu polyamidi',
    'TPU-coated polyamide',
    'TPU-belagd polyamid',
    'TPU-beschichtetes Polyamid',
    'Polyamide enduit de TPU',
    'Полиамид с покрытием ТПУ',
  ),
  tarpaulin: six('Pressukangas', 'Tarpaulin', 'Presenning', 'Planenstoff', 'Bâche', 'Тентовая ткань'),
  ash: six('Saarni', 'Ash', 'Ask', 'Esche', 'Frêne', 'Ясень'),
  spruceWood: six('Kuusi', 'Spruce', 'Gran', 'Fichte', 'Épicéa', 'Ель'),
  floatFoam: six(
    'Kelluke: PE-vaahto',
    'Float: PE foam',
    'Flytkropp: PE-skum',
    'Auftriebskörper: PE-Schaum',
    'Flotteur : mousse PE',
    'Плавучий слой: пенополиэтилен',
  ),
  microfibre: six('Mikrokuitu', 'Microfibre', 'Mikrofiber', 'Mikrofaser', 'Microfibre', 'Микрофибра'),
  slipOn: six('Vedettävä', 'Slip-on', 'Slip-on', 'Slipper', 'À enfiler', 'Без застёжки'),
  tpu: same('TPU'),
} as const satisfies Record<string, Six>;
