import type { DemoPage } from '../page';
import { six } from '../six';

export const REPAIR_PAGE: DemoPage = {
  key: 'repair',
  scene: 'workshop',
  slug: six(
    'korjauspalvelu',
    'repair-service',
    'reparationsservice',
    'reparaturservice',
    'atelier-de-reparation',
    'remont',
  ),
  title: six(
    'Korjauspalvelu',
    'Repair service',
    'Reparationsservice',
    'Reparaturservice',
    'Atelier de réparation',
    'Ремонт снаряжения',
  ),
  text: six(
    `Korjattu takki on lähes aina parempi valinta kuin uusi. Ompelimo on Tampereen ja suksihuolto Helsingin myymälässä, ja varusteen voi jättää mihin tahansa myymäläämme.
    # Mitä korjaamme
    - Takit, housut ja makuupussit: vetoketjut, repeämät, saumat ja tarranauhat.
    - Rinkat ja teltat: soljet, hihnat, kaaret ja telttakankaan reiät.
    - Sukset ja monot: pohjan paikkaus, kanttien teroitus, siteiden asennus ja monojen lämpömuotoilu.
    # Mitä emme korjaa
    Kypäriä, köysiä, valjaita ja lumivyörypiippareita emme korjaa, koska korjattuun turvavarusteeseen ei voi luottaa. Autamme valitsemaan uuden.
    # Näin se käy
    Tuo varuste puhtaana ja kuivana. Kerromme hinnan ja arvion valmistumisesta ennen kuin aloitamme, ja saat viestin, kun työ on valmis.`,
    `A mended jacket is nearly always a better choice than a new one. Our sewing workshop is in the Tampere store and the ski service in Helsinki, and you can leave your gear at any of our stores.
    # What we mend
    - Jackets, trousers and sleeping bags: zips, tears, seams and hook-and-loop tape.
    - Packs and tents: buckles, straps, poles and holes in tent cloth.
    - Skis and boots: base repairs, edge sharpening, mounting of bindings and heat-moulding of boots.
    # What we do not mend
    We do not repair helmets, ropes, harnesses or avalanche transceivers: repaired safety gear cannot be trusted. We help you choose a new one.
    # How it works
    Bring the item clean and dry. We tell you the price and when it should be ready before we begin, and send you a message when it is done.`,
    `En lagad jacka är nästan alltid ett bättre val än en ny. Verkstaden finns i butiken i Tammerfors och skidservicen i Helsingfors, och du kan lämna in utrustningen i vilken som helst av våra butiker.
    # Det här lagar vi
    - Jackor, byxor och sovsäckar: dragkedjor, revor, sömmar och kardborrband.
    - Ryggsäckar och tält: spännen, remmar, bågar och hål i tältduken.
    - Skidor och pjäxor: belaglagning, kantslipning, montering av bindningar och värmeformning av pjäxor.
    # Det här lagar vi inte
    Hjälmar, rep, selar och transceivrar reparerar vi inte: lagad säkerhetsutrustning går inte att lita på. Vi hjälper dig att välja en ny.
    # Så går det till
    Lämna in utrustningen ren och torr. Vi berättar pris och beräknad tid innan vi börjar och skickar ett meddelande när det är klart.`,
    `Eine geflickte Jacke ist fast immer die bessere Wahl als eine neue. Unsere Werkstatt ist in der Filiale Tampere und der Skiservice in Helsinki, abgeben können Sie Ihre Ausrüstung in jeder Filiale.
    # Was wir reparieren
    - Jacken, Hosen und Schlafsäcke: Reißverschlüsse, Risse, Nähte und Klettband.
    - Rucksäcke und Zelte: Schnallen, Gurte, Gestänge und Löcher im Zeltstoff.
    - Ski und Schuhe: Belagsreparatur, Kantenschliff, Bindungsmontage und thermisches Anpassen der Schuhe.
    # Was wir nicht reparieren
    Helme, Seile, Gurte und LVS-Geräte reparieren wir nicht: Auf geflickte Sicherheitsausrüstung ist kein Verlass. Wir helfen Ihnen, neue zu wählen.
    # So geht es
    Bringen Sie das Teil sauber und trocken. Wir nennen Preis und Termin, bevor wir anfangen, und melden uns, wenn es fertig ist.`,
    `Une veste réparée est presque toujours un meilleur choix qu’une neuve. L’atelier de couture se trouve au magasin de Tampere et l’atelier ski à Helsinki, et vous pouvez déposer votre matériel dans n’importe lequel de nos magasins.
    # Ce que nous réparons
    - Vestes, pantalons et sacs de couchage : zips, accrocs, coutures et bandes auto-agrippantes.
    - Sacs et tentes : boucles, sangles, arceaux et trous dans la toile.
    - Skis et chaussures : semelle, affûtage des carres, montage des fixations et thermoformage des chaussures.
    # Ce que nous ne réparons pas
    Casques, cordes, baudriers et détecteurs de victimes d’avalanche ne se réparent pas chez nous : on ne peut pas se fier à un équipement de sécurité rafistolé. Nous vous aidons à en choisir un nouveau.
    # Comment ça marche
    Apportez l’article propre et sec. Nous annonçons le prix et le délai avant de commencer, et vous recevez un message quand c’est prêt.`,
    `Починить куртку почти всегда лучше, чем купить новую. Швейная мастерская находится в магазине в Тампере, лыжная — в Хельсинки, а сдать вещь можно в любом нашем магазине.
    # Что мы чиним
    - Куртки, брюки и спальные мешки: молнии, разрывы, швы и липучки.
    - Рюкзаки и палатки: пряжки, стропы, дуги и дыры в ткани.
    - Лыжи и ботинки: ремонт скользящей поверхности, заточка кантов, установка креплений и термоформовка ботинок.
    # Что мы не чиним
    Каски, верёвки, страховочные системы и лавинные датчики не ремонтируем: на починенное защитное снаряжение нельзя положиться. Поможем выбрать новое.
    # Как это происходит
    Принесите вещь чистой и сухой. До начала работы назовём цену и срок, а когда всё будет готово, пришлём сообщение.`,
  ),
};
