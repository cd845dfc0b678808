import type { PlateView } from '../illustrations/plate-drawing';
import { type Six, six } from './six';

/** Views that are named below a picture: the main one is what the model's name says. */
export type NamedView = Exclude<PlateView, 'main'>;

export const VIEW_NAMES: Record<NamedView, Six> = {
  front: six('Edestä', 'Front', 'Framifrån', 'Vorderansicht', 'Vue de face', 'Вид спереди'),
  back: six('Takaa', 'Back', 'Bakifrån', 'Rückansicht', 'Vue de dos', 'Вид сзади'),
  top: six('Ylhäältä', 'From above', 'Ovanifrån', 'Ansicht von oben', 'Vue de dessus', 'Вид сверху'),
  sole: six(
    'Ylhäältä ja alta',
    'Above and below',
    'Ovan- och underifrån',
    'Von oben und unten',
    'Dessus et dessous',
    'Сверху и снизу',
  ),
  side: six('Sivulta', 'Side', 'Från sidan', 'Seitenansicht', 'Vue de côté', 'Вид сбоку'),
  detail: six('Yksityiskohta', 'Detail', 'Detalj', 'Detail', 'Détail', 'Деталь'),
  hood: six('Huppu', 'Hood', 'Huva', 'Kapuze', 'Capuche', 'Капюшон'),
  shoulder: six('Hartia', 'Shoulder', 'Axel', 'Schulter', 'Épaule', 'Плечо'),
  zip: six('Vetoketju', 'Zip', 'Dragkedja', 'Reißverschluss', 'Fermeture', 'Молния'),
  pocket: six('Tasku', 'Pocket', 'Ficka', 'Tasche', 'Poche', 'Карман'),
  cuff: six('Hihansuu', 'Cuff', 'Ärmslut', 'Ärmelbund', 'Poignet', 'Манжета'),
  hem: six('Helma', 'Hem', 'Fåll', 'Saum', 'Ourlet', 'Подол'),
  nape: six('Niska', 'Nape', 'Nacke', 'Nacken', 'Nuque', 'Спинка у ворота'),
  worn: six('Päällä', 'Worn', 'På', 'Angezogen', 'Porté', 'На человеке'),
  outside: six('Ulkona', 'Outdoors', 'Utomhus', 'Unterwegs', 'En extérieur', 'На улице'),
  use: six('Käytössä', 'In use', 'I bruk', 'Im Einsatz', 'En situation', 'В деле'),
  dusk: six('Iltahämärässä', 'At dusk', 'I skymningen', 'In der Dämmerung', 'Au crépuscule', 'В сумерках'),
  lit: six('Pimeässä', 'In the dark', 'I mörkret', 'Im Dunkeln', 'Dans le noir', 'В темноте'),
  open: six('Avattuna', 'Opened', 'Öppnad', 'Geöffnet', 'Version ouverte', 'В открытом виде'),
};
