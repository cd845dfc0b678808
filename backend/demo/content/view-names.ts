import type { PlateView } from '../illustrations/plate-drawing';
import { type Six, six } from './six';

/** Views that are named below a picture: the main one is what the model's name says. */
export type NamedView = Exclude<PlateView, 'main'>;

export const VIEW_NAMES: Record<NamedView, Six> = {
  front: six('Edestä', 'Front', 'Framifrån', 'Vorderansicht', 'Vue de face', 'Вид спереди'),
  back: six('Takaa', 'Back', 'Bakifrån', 'Rückansicht', 'Vue de dos', 'Вид сзади'),
  top: six('Ylhäältä', 'From above', 'Ovanifrån', 'Ansicht von oben', 'Vue de dessus', 'Вид сверху'),
  side: six('Sivulta', 'Side', 'Från sidan', 'Seitenansicht', 'Vue de côté', 'Вид сбоку'),
  detail: six('Yksityiskohta', 'Detail', 'Detalj', 'Detail', 'Détail', 'Деталь'),
  open: six('Avattuna', 'Opened', 'Öppnad', 'Geöffnet', 'Version ouverte', 'В открытом виде'),
};
