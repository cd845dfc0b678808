import type { DemoPage } from '../page';
import { six } from '../six';

/** The statement in the order of the model of Commission Implementing Decision (EU) 2018/1523. */
export const ACCESSIBILITY_PAGE: DemoPage = {
  key: 'accessibility',
  slug: six('saavutettavuus', 'accessibility', 'tillganglighet', 'barrierefreiheit', 'accessibilite', 'dostupnost'),
  title: six(
    'Saavutettavuusseloste',
    'Accessibility statement',
    'Tillgänglighetsutlåtande',
    'Erklärung zur Barrierefreiheit',
    'Déclaration d’accessibilité',
    'Заявление о доступности',
  ),
  text: six(
    `Tämä seloste koskee Hangen verkkokauppaa kaikilla kuudella kielellä. Verkkokauppaa koskee laki digitaalisten palvelujen tarjoamisesta (306/2019), joka panee täytäntöön esteettömyysdirektiivin (EU) 2019/882.
    # Miten hyvin täytämme vaatimukset
    Tavoitteemme on standardi EN 301 549 ja sen mukana WCAG 2.2 -ohjeiden taso AA. Verkkokauppa täyttää ne **osittain**: tiedossa olevat puutteet on lueteltu alla.
    # Mitä olemme tehneet
    - Ostaminen onnistuu ilman JavaScriptiä, pelkällä näppäimistöllä ja 400 prosentin suurennoksella; vain pääsyavaimet tarvitsevat JavaScriptin.
    - Lomakkeiden virheet kerrotaan tekstinä kentän vieressä, eikä kirjoitettua katoa.
    - Värien kontrastit on laskettu sekä vaaleassa että tummassa ulkoasussa, ja liikettä vähennetään, kun laite sitä pyytää.
    - Otsikot, kentät ja painikkeet on nimetty niin, että ruudunlukija löytää ne.
    # Missä on puutteita
    - Osassa tuotevideoista ei ole tekstitystä, ja ne ovat toisen palvelun soittimessa.
    - Osa tuotekuvien vaihtoehtoisista teksteistä kertoo vain mallin ja värin, ei yksityiskohtia.
    - Konekäännetyissä tuoteteksteissä kieli voi olla kömpelöä; ne on merkitty.
    - Muualta tulevat sivut, kuten maksupalvelujen ja vuokraamon varaussivut, eivät ole meidän tekemiämme.
    # Miten arvioimme
    Arvioimme itse: näkymät käydään läpi automaattisella tarkistimella ja tärkeimmät ostopolut näppäimistöllä. Apuvälineitä käyttävien kanssa emme ole vielä testanneet. Seloste tarkistetaan vähintään vuosittain ja aina, kun palvelu muuttuu olennaisesti.
    # Anna palautetta
    Jos jokin estää sinua asioimasta, [kerro siitä](screen:ask) tai soita numeroon +358 3 4245 0120. Vastaamme 14 päivässä. Puhelimessa hoidamme tilauksen puolestasi samalla hinnalla.
    # Jos et ole tyytyväinen
    Voit tehdä ilmoituksen Liikenne- ja viestintävirasto Traficomille, joka valvoo digitaalisten palvelujen saavutettavuutta: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/).`,
    `This statement applies to Hanki’s web shop in all six languages. The shop is subject to the Finnish Act on the Provision of Digital Services (306/2019), which implements the European Accessibility Act, Directive (EU) 2019/882.
    # How far we conform
    Our aim is the standard EN 301 549 and, with it, level AA of WCAG 2.2. The shop conforms **partially**: the shortcomings we know of are listed below.
    # What we have done
    - Buying works without JavaScript, by keyboard alone and at 400 per cent zoom; only passkeys need JavaScript.
    - Errors in forms are told in words beside the field, and nothing typed is lost.
    - Contrasts are calculated in the light and the dark appearance, and motion is reduced when your device asks for it.
    - Headings, fields and buttons are named so that a screen reader finds them.
    # What is not accessible yet
    - Some product videos have no captions, and they play in another service’s player.
    - Some picture descriptions give only the model and the colour, not the details.
    - Machine-translated product texts may read awkwardly; they are marked as such.
    - Pages of others, such as payment services and the rental booking, are not made by us.
    # How we assess
    We assess the shop ourselves: its screens with an automatic checker, the main paths to a purchase by keyboard. We have not yet tested with people who rely on assistive technology. The statement is reviewed once a year at least, and whenever the service changes substantially.
    # Tell us
    If something keeps you from using the shop, [write to us](screen:ask) or call +358 3 4245 0120. We answer within 14 days. On the telephone we place the order for you at the same price.
    # If you are not satisfied
    You may notify the Finnish Transport and Communications Agency Traficom, which supervises the accessibility of digital services: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/en).`,
    `Det här utlåtandet gäller Hankis webbutik på alla sex språken. Webbutiken omfattas av lagen om tillhandahållande av digitala tjänster (306/2019), som genomför tillgänglighetsdirektivet (EU) 2019/882.
    # Så väl uppfyller vi kraven
    Målet är standarden EN 301 549 och med den nivå AA i WCAG 2.2. Webbutiken uppfyller kraven **delvis**: de brister vi känner till räknas upp nedan.
    # Vad vi har gjort
    - Det går att handla utan JavaScript, med enbart tangentbord och i 400 procents förstoring; bara lösennycklar kräver JavaScript.
    - Fel i formulär berättas i ord bredvid fältet, och inget av det du skrivit går förlorat.
    - Kontrasterna är beräknade i ljust och mörkt utseende, och rörelser minskas när enheten ber om det.
    - Rubriker, fält och knappar har namn som en skärmläsare hittar.
    # Vad som brister
    - En del produktvideor saknar textning, och de visas i en annan tjänsts spelare.
    - En del bildbeskrivningar anger bara modell och färg, inte detaljer.
    - Maskinöversatta produkttexter kan vara klumpiga; de är märkta.
    - Andras sidor, såsom betaltjänsternas och uthyrningens bokningssidor, är inte gjorda av oss.
    # Så har vi bedömt
    Vi bedömer webbutiken själva: vyerna med ett automatiskt verktyg, de viktigaste köpvägarna med tangentbord. Med personer som använder hjälpmedel har vi ännu inte testat. Utlåtandet ses över minst en gång om året och alltid när tjänsten ändras väsentligt.
    # Ge respons
    Hindras du av något i butiken kan du [skriva till oss](screen:ask) eller ringa +358 3 4245 0120. Vi svarar inom 14 dagar. Per telefon gör vi beställningen åt dig till samma pris.
    # Om du inte är nöjd
    Du kan anmäla saken till Transport- och kommunikationsverket Traficom, som övervakar digitala tjänsters tillgänglighet: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/sv).`,
    `Diese Erklärung gilt für den Onlineshop von Hanki in allen sechs Sprachen. Für ihn gilt das finnische Gesetz über die Bereitstellung digitaler Dienste (306/2019), das die Richtlinie (EU) 2019/882 über Barrierefreiheit umsetzt.
    # Wie weit wir die Anforderungen erfüllen
    Unser Ziel ist die Norm EN 301 549 und damit Stufe AA der WCAG 2.2. Der Shop erfüllt sie **teilweise**: Bekannte Mängel stehen unten.
    # Was wir getan haben
    - Einkaufen geht ohne JavaScript, allein mit der Tastatur und bei 400 Prozent Vergrößerung; nur Passkeys brauchen JavaScript.
    - Fehler in Formularen stehen in Worten neben dem Feld, und nichts Eingegebenes geht verloren.
    - Kontraste sind für helles und dunkles Aussehen berechnet, und Bewegung wird verringert, wenn Ihr Gerät darum bittet.
    - Überschriften, Felder und Schaltflächen sind so benannt, dass ein Screenreader sie findet.
    # Was noch nicht barrierefrei ist
    - Manche Produktvideos haben keine Untertitel und laufen im Player eines anderen Dienstes.
    - Manche Bildbeschreibungen nennen nur Modell und Farbe, keine Einzelheiten.
    - Maschinell übersetzte Produkttexte können holprig sein; sie sind gekennzeichnet.
    - Seiten anderer, etwa der Zahlungsdienste und der Verleihbuchung, stammen nicht von uns.
    # Wie wir bewerten
    Wir bewerten den Shop selbst: die Ansichten mit einem automatischen Prüfer, die wichtigsten Kaufwege mit der Tastatur. Mit Menschen, die Hilfsmittel nutzen, haben wir noch nicht getestet. Die Erklärung wird mindestens jährlich überprüft und immer, wenn sich der Dienst wesentlich ändert.
    # Sagen Sie es uns
    Hindert Sie etwas am Einkauf, [schreiben Sie uns](screen:ask) oder rufen Sie +358 3 4245 0120 an. Wir antworten innerhalb von 14 Tagen. Am Telefon bestellen wir für Sie zum selben Preis.
    # Wenn Sie nicht zufrieden sind
    Sie können sich an die finnische Verkehrs- und Kommunikationsbehörde Traficom wenden, die die Barrierefreiheit digitaler Dienste beaufsichtigt: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/en).`,
    `Cette déclaration concerne la boutique en ligne Hanki dans ses six langues. La boutique relève de la loi finlandaise sur la fourniture de services numériques (306/2019), qui transpose la directive (UE) 2019/882 sur l’accessibilité.
    # État de conformité
    Notre objectif est la norme EN 301 549 et, avec elle, le niveau AA des WCAG 2.2. La boutique y est **partiellement** conforme : les défauts connus sont énumérés ci-dessous.
    # Ce que nous avons fait
    - L’achat fonctionne sans JavaScript, au clavier seul et avec un zoom de 400 % ; seules les clés d’accès demandent JavaScript.
    - Les erreurs de saisie sont expliquées à côté du champ, et rien de ce que vous avez écrit n’est perdu.
    - Les contrastes sont calculés en thème clair et sombre, et les animations sont réduites si votre appareil le demande.
    - Titres, champs et boutons portent un nom qu’un lecteur d’écran retrouve.
    # Ce qui n’est pas encore accessible
    - Certaines vidéos n’ont pas de sous-titres et passent par le lecteur d’un autre service.
    - Certaines descriptions d’images ne donnent que le modèle et la couleur, sans les détails.
    - Les textes traduits automatiquement peuvent être maladroits ; ils sont signalés.
    - Les pages de tiers, comme celles du paiement et de la réservation de location, ne sont pas de notre fait.
    # Comment nous évaluons
    Nous évaluons nous-mêmes : les écrans avec un outil automatique, les principaux parcours d’achat au clavier. Nous n’avons pas encore fait d’essais avec des personnes utilisant des aides techniques. La déclaration est revue au moins une fois par an et à chaque changement important.
    # Nous signaler un problème
    Si quelque chose vous empêche d’utiliser la boutique, [écrivez-nous](screen:ask) ou appelez le +358 3 4245 0120. Nous répondons sous 14 jours. Par téléphone, nous passons la commande pour vous, au même prix.
    # Si la réponse ne vous satisfait pas
    Vous pouvez saisir l’agence finlandaise Traficom, qui surveille l’accessibilité des services numériques : [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/en).`,
    `Это заявление относится к интернет-магазину Hanki на всех шести языках. На магазин распространяется закон Финляндии о предоставлении цифровых услуг (306/2019), который вводит в действие директиву (ЕС) 2019/882 о доступности.
    # Насколько мы соответствуем требованиям
    Наша цель — стандарт EN 301 549 и вместе с ним уровень AA руководства WCAG 2.2. Магазин соответствует им **частично**: известные недостатки перечислены ниже.
    # Что сделано
    - Покупать можно без JavaScript, с одной клавиатурой и при увеличении в 400 процентов; JavaScript нужен только ключам доступа.
    - Об ошибках в формах сказано словами рядом с полем, и введённое не пропадает.
    - Контраст рассчитан для светлого и тёмного оформления, а движения меньше, если об этом просит устройство.
    - Заголовки, поля и кнопки названы так, что их находит программа экранного доступа.
    # Что пока недоступно
    - У части видео о товарах нет субтитров, и идут они в проигрывателе другого сервиса.
    - Некоторые описания картинок называют только модель и цвет, без подробностей.
    - Машинный перевод описаний бывает неуклюжим; он помечен.
    - Чужие страницы, например платёжных сервисов и бронирования проката, сделаны не нами.
    # Как мы проверяем
    Проверяем сами: экраны — автоматическим инструментом, главные пути к покупке — с клавиатуры. С людьми, которые пользуются вспомогательными средствами, мы пока не проверяли. Заявление пересматриваем не реже раза в год и при каждом существенном изменении.
    # Напишите нам
    Если вам что-то мешает, [напишите нам](screen:ask) или позвоните по номеру +358 3 4245 0120. Ответим в течение 14 дней. По телефону оформим заказ за вас по той же цене.
    # Если ответ вас не устроил
    Можно обратиться в агентство транспорта и связи Финляндии Traficom, которое следит за доступностью цифровых услуг: [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/en).`,
  ),
};
