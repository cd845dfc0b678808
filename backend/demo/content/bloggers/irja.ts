import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const IRJA: DemoBlogger = {
  key: 'irja',
  name: 'Irja Tamminen',
  slug: 'irja-tamminen',
  scene: 'green-wood',
  excerpt: six(
    'Tampereen ompelimon ompelija. Kaksikymmentäkuusi vuotta ja arviolta yksitoistatuhatta vetoketjua.',
    'Seamstress in our Tampere workshop. Twenty-six years and, at a guess, eleven thousand zips.',
    'Sömmerska i verkstaden i Tammerfors. Tjugosex år och uppskattningsvis elvatusen dragkedjor.',
    'Näherin in der Werkstatt in Tampere. Sechsundzwanzig Jahre und schätzungsweise elftausend Reißverschlüsse.',
    'Couturière à l’atelier de Tampere. Vingt-six ans et, à vue de nez, onze mille fermetures.',
    'Швея мастерской в Тампере. Двадцать шесть лет и, по её подсчётам, одиннадцать тысяч молний.',
  ),
  text: six(
    'Irja oppi ompelemaan telttatehtaalla ja tuli meille koneineen, kun tehdas suljettiin. Hän kirjoittaa kankaista, saumoista ja siitä, kuinka pitkään vaate oikeasti kestää.',
    'Irja learnt to sew in a tent factory and came to us with her machine when the factory closed. She writes about fabrics, seams, and how long a garment really lasts.',
    'Irja lärde sig sy på en tältfabrik och kom till oss med sin maskin när fabriken lades ner. Hon skriver om tyger, sömmar och hur länge ett plagg håller på riktigt.',
    'Irja lernte in einer Zeltfabrik nähen und kam mit ihrer Maschine zu uns, als die Fabrik schloss. Sie schreibt über Stoffe, Nähte und darüber, wie lange ein Kleidungsstück wirklich hält.',
    'Irja a appris à coudre dans une usine de tentes et, à sa fermeture, est venue chez nous avec sa machine. Elle écrit sur les tissus, les coutures et la vraie durée de vie d’un vêtement.',
    'Ирья научилась шить на палаточной фабрике, а когда её закрыли, пришла к нам со своей машинкой. Она пишет о тканях, швах и о том, сколько вещь служит на самом деле.',
  ),
};
