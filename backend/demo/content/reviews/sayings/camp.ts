import { type SayingsByLanguage, sayings } from './sayings';

export const STOVE: SayingsByLanguage = {
  fi: sayings(`
    + Litra kiehuu alle neljässä minuutissa.
    + Liekki säätyy haudutukseen asti.
    + Seisoo tukevasti myös kivellä.
    + Syttyy tuulessakin, kun suojaa kädellä.
    + Kevyt ja menee kattilan sisään.
    + Polttoainetta riitti koko viikoksi.
    ~ Melu herättää telttanaapurin.
    ~ Kovassa pakkasessa teho hiipuu.
    - Jalka vääntyi toisella retkellä.`),
  en: sayings(`
    + A litre boils in under four minutes.
    + Simmers properly.
    + Steady even on stones.
    ~ Loud enough to wake the neighbours.
    - A leg bent on the second trip.`),
  sv: sayings(`
    + En liter kokar på under fyra minuter.
    + Går att sjuda på riktigt.
    + Står stadigt även på sten.
    ~ Låter så att grannarna vaknar.
    - Ett ben böjdes på andra turen.`),
  de: sayings(`
    + Ein Liter kocht in unter vier Minuten.
    + Lässt sich fein regeln.
    + Steht auch auf Stein sicher.
    ~ Laut genug, um die Nachbarn zu wecken.
    - Auf der zweiten Tour verbog sich ein Fuß.`),
  fr: sayings(`
    + Un litre bout en moins de quatre minutes.
    + On peut vraiment mijoter.
    ~ Bruyant le matin.
    - Un pied s’est tordu à la deuxième sortie.`),
  ru: sayings(`
    + Литр закипает меньше чем за четыре минуты.
    + Можно готовить на слабом огне.
    ~ Шумит.
    - На второй вылазке погнулась ножка.`),
};

export const KITCHEN: SayingsByLanguage = {
  fi: sayings(`
    + Puuro ei pala pohjaan.
    + Lähtee puhtaaksi lumella ja kuusenhavulla.
    + Kahva pysyy viileänä.
    + Pakkautuu sisäkkäin eikä kolise.
    + Kolhut eivät näy eivätkä haittaa.
    + Kahvi maistuu tästä retkeltä.
    ~ Mitta-asteikko sisäpinnassa olisi plussaa.
    ~ Hiukan painavampi kuin luulin.
    - Pinnoite raapiutui jo ensimmäisestä lusikasta.`),
  en: sayings(`
    + Porridge does not stick.
    + Wipes clean with snow.
    + The handle stays cool.
    ~ A scale on the inside would help.
    - The coating scratched on day one.`),
  sv: sayings(`
    + Gröten bränner inte vid.
    + Blir ren med snö.
    + Handtaget håller sig svalt.
    ~ En måttskala på insidan vore bra.
    - Repig redan första dagen.`),
  de: sayings(`
    + Der Brei brennt nicht an.
    + Mit Schnee sauber zu bekommen.
    + Der Griff bleibt kühl.
    ~ Eine Skala innen wäre praktisch.
    - Schon am ersten Tag zerkratzt.`),
  fr: sayings(`
    + Rien n’accroche.
    + Se nettoie à la neige.
    ~ Une graduation à l’intérieur serait utile.
    - Rayé dès le premier jour.`),
  ru: sayings(`
    + Каша не пригорает.
    + Отмывается снегом.
    ~ Не хватает мерной шкалы.
    - В первый же день поцарапалось.`),
};

export const BOTTLE: SayingsByLanguage = {
  fi: sayings(`
    + Ei vuoda, vaikka on repussa ylösalaisin.
    + Aamun juoma on iltapäivällä vielä juuri niin kuin pitää.
    + Suuaukko on niin leveä, että sen saa pestyä.
    + Korkki aukeaa hanskalla.
    + Pudonnut kivelle kahdesti, pelkkä lommo.
    ~ Korkin tiivisteen alle jää kahvia.
    ~ Ei mahdu auton mukipidikkeeseen.
    - Haju jäi korkkiin eikä lähde.`),
  en: sayings(`
    + No leaks, even upside down in the pack.
    + Still the right temperature in the afternoon.
    + Wide enough to wash properly.
    ~ Does not fit the cup holder in my car.
    - The lid keeps its smell.`),
  sv: sayings(`
    + Läcker inte ens upp och ner i ryggsäcken.
    + Lagom temperatur ännu på eftermiddagen.
    + Går att diska ordentligt.
    ~ Passar inte i bilens mugghållare.
    - Locket luktar och slutar inte.`),
  de: sayings(`
    + Dicht, auch kopfüber im Rucksack.
    + Nachmittags noch die richtige Temperatur.
    + Lässt sich gut auswaschen.
    ~ Passt nicht in den Becherhalter im Auto.
    - Der Deckel nimmt Geruch an.`),
  fr: sayings(`
    + Étanche, même tête en bas dans le sac.
    + Encore à la bonne température l’après-midi.
    ~ N’entre pas dans le porte-gobelet de la voiture.
    - Le bouchon garde les odeurs.`),
  ru: sayings(`
    + Не протекает даже вверх дном.
    + К вечеру температура всё ещё та, что нужно.
    ~ Не входит в подстаканник машины.
    - Крышка впитала запах.`),
};

export const LIGHT: SayingsByLanguage = {
  fi: sayings(`
    + Valo riittää juoksuun pimeällä polulla.
    + Nappi löytyy rukkanen kädessä.
    + Akku kesti sen, mitä luvattiin.
    + Punainen valo ei herätä teltassa muita.
    + Keila on tasainen, ei täpliä.
    + Pakkasessakin tehoa riitti.
    ~ Lukitus kannattaa muistaa, muuten palaa repussa.
    ~ Kaapeli on lyhyt.
    - Himmeni puolessa tunnissa.
    - Latausluukku ei enää sulkeudu.`),
  en: sayings(`
    + Bright enough to run by.
    + The button works in mittens.
    + Battery life is as promised.
    + The red light lets others sleep.
    ~ Remember to lock it or it turns on in the pack.
    - Dimmed after half an hour.`),
  sv: sayings(`
    + Tillräckligt ljus för att springa med.
    + Knappen går att hitta med vantar.
    + Batteriet håller vad det lovar.
    ~ Glöm inte låset, annars tänds den i ryggsäcken.
    - Tappade ljus efter en halvtimme.`),
  de: sayings(`
    + Hell genug zum Laufen.
    + Der Knopf geht mit Fäustlingen.
    + Die Laufzeit stimmt.
    ~ Ohne Sperre geht sie im Rucksack an.
    - Nach einer halben Stunde dunkler.`),
  fr: sayings(`
    + Assez puissante pour courir.
    + Le bouton se trouve avec des moufles.
    ~ Pensez au verrouillage, sinon elle s’allume dans le sac.
    - Faiblit au bout d’une demi-heure.`),
  ru: sayings(`
    + Света хватает для бега.
    + Кнопка находится в варежках.
    + Батарея держит, как обещано.
    ~ Без блокировки включается в рюкзаке.
    - Через полчаса тускнеет.`),
};

export const BLADE: SayingsByLanguage = {
  fi: sayings(`
    + Terä on valmiiksi partakarvaterävä.
    + Varsi istuu kämmeneen märkänäkin.
    + Teroittuu kivellä muutamalla vedolla.
    + Tasapaino on kohdallaan.
    + Suojus pitää, mutta irtoaa yhdellä kädellä.
    + Perintökalu jo uutena.
    ~ Hiiliteräs vaatii öljyä, muuten tummuu.
    ~ Tuppi on uutena jäykkä.
    - Varressa oli halkeama paketista avatessa.`),
  en: sayings(`
    + Sharp out of the box.
    + Good in the hand, even wet.
    + Takes an edge in a few strokes.
    ~ Needs a drop of oil or it stains.
    - The handle had a crack when it arrived.`),
  sv: sayings(`
    + Vass direkt ur asken.
    + Ligger bra i handen även våt.
    + Lätt att bryna.
    ~ Behöver en droppe olja.
    - Skaftet hade en spricka vid leverans.`),
  de: sayings(`
    + Ab Werk scharf.
    + Liegt auch nass gut in der Hand.
    + Mit ein paar Zügen wieder scharf.
    ~ Braucht ab und zu einen Tropfen Öl.
    - Der Griff hatte bei der Lieferung einen Riss.`),
  fr: sayings(`
    + Tranchant dès le départ.
    + Bonne prise en main, même mouillé.
    ~ Demande une goutte d’huile.
    - Le manche était fendu à l’arrivée.`),
  ru: sayings(`
    + Острый прямо из коробки.
    + Хорошо лежит в мокрой руке.
    ~ Нужна капля масла, иначе темнеет.
    - На рукояти была трещина.`),
};
