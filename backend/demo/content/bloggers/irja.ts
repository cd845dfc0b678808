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
    `Irja oppi ompelemaan telttatehtaalla, jota ei enää ole. Kun se suljettiin, hän otti mukaansa koneensa ja tuli meille. Kone on yhä käytössä.
    Hän tuntee jokaisen Hangen kuoren kaavat, koska on ratkonut ne kaikki. Keskiviikon korjausillassa hän opettaa asiakkaita paikkaamaan itse ja kertoo suoraan, milloin se ei kannata.
    # Mistä hän kirjoittaa
    Kankaista, saumoista ja siitä, kuinka pitkään vaate oikeasti kestää.`,
    `Irja learnt to sew in a tent factory that is no longer there. When it closed she took her machine along and came to us. It is still in use.
    She knows the pattern of every Hanki shell, because she has unpicked them all. At Wednesday’s mending night she teaches customers to patch for themselves, and says so when it is not worth it.
    # What she writes about
    Fabrics, seams, and how long a garment really lasts.`,
    `Irja lärde sig sy på en tältfabrik som inte längre finns. När den lades ner tog hon med sig sin maskin och kom till oss. Den är ännu i bruk.
    Hon kan mönstret till vartenda Hanki-skal, för hon har sprättat upp dem alla. På onsdagarnas lagarkväll lär hon kunderna att lappa själva och säger ifrån när det inte lönar sig.
    # Det här skriver hon om
    Tyger, sömmar och hur länge ett plagg håller på riktigt.`,
    `Irja lernte nähen in einer Zeltfabrik, die es nicht mehr gibt. Als diese schloss, nahm sie ihre Maschine mit und kam zu uns. Die Maschine läuft noch.
    Sie kennt den Schnitt jeder Hardshell von Hanki, weil sie alle aufgetrennt hat. Am Reparaturabend am Mittwoch bringt sie Kunden das Flicken bei und sagt auch, wann es sich nicht lohnt.
    # Worüber sie schreibt
    Über Stoffe, Nähte und darüber, wie lange ein Kleidungsstück wirklich hält.`,
    `Irja a appris à coudre dans une usine de tentes qui n’existe plus. À sa fermeture, elle a emporté sa machine et elle est venue chez nous. La machine tourne toujours.
    Elle connaît le patron de chaque veste Hanki pour les avoir toutes décousues. Le mercredi, à la soirée réparation, elle apprend aux clients à rapiécer eux-mêmes et dit franchement quand cela n’en vaut pas la peine.
    # Ses sujets
    Les tissus, les coutures, et la vraie durée de vie d’un vêtement.`,
    `Ирья научилась шить на палаточной фабрике, которой больше нет. Когда её закрыли, Ирья забрала свою машинку и пришла к нам. Машинка работает до сих пор.
    Она знает лекала каждой мембраны Hanki, потому что все их распорола. На вечере ремонта по средам она учит покупателей ставить заплаты самим и честно говорит, когда это не стоит труда.
    # О чём она пишет
    О тканях, швах и о том, сколько вещь служит на самом деле.`,
  ),
};
