import type { DemoPage } from '../page';
import { six } from '../six';

export const TERMS_PAGE: DemoPage = {
  key: 'terms',
  slug: six('tilausehdot', 'terms', 'villkor', 'agb', 'conditions', 'usloviya'),
  title: six(
    'Tilausehdot',
    'Terms of sale',
    'Köpvillkor',
    'Allgemeine Geschäftsbedingungen',
    'Conditions générales de vente',
    'Условия продажи',
  ),
  text: six(
    `Myyjä on Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, puhelin +358 3 4245 0120. Ehdot koskevat kuluttajan tilauksia tässä kaupassa. Yritysten ehdot ovat sivulla [Palvelut yrityksille](page:corporate-services).
    # Tilaus ja sopimus
    Sopimus syntyy, kun vahvistamme tilauksen sähköpostilla. Ennen kassan viimeistä painiketta näet tuotteet, kokonaishinnan, toimituksen ja maksutavan; tilaus velvoittaa maksamaan. Jos hinnassa on ilmeinen virhe, kerromme siitä ennen toimitusta ja voit perua tilauksen. Tilauksen voit perua itse niin kauan kuin se odottaa keräämistä.
    # Hinnat
    Hinnat sisältävät toimitusmaan arvonlisäveron. Toimitus ja mahdolliset maksut näkyvät kassalla ennen tilausta. Alennuksen vieressä on alin hinta, jolla olemme myyneet tuotetta alennusta edeltäneiden 30 päivän aikana.
    # Maksaminen
    Maksutavat, lasku ja lahjakortit on kuvattu sivulla [Maksutavat](page:payment). Lahjakortti on voimassa kolme vuotta.
    # Toimitus
    Toimitusajat ja hinnat ovat sivulla [Toimitus](page:delivery). Vaara tavarasta siirtyy sinulle, kun saat sen haltuusi. Jos emme pysy ajassa emmekä sovitussa lisäajassa, voit purkaa kaupan.
    # Peruuttaminen ja palautus
    Kuluttajansuojalain (38/1978) 6 luvun mukainen peruuttamisoikeus on 14 päivää, ja käyttämättömän tuotteen voi palauttaa 100 päivän ajan. Miten, mistä kulut ja mitä ei voi peruuttaa, on sivulla [Palautus ja vaihto](page:returns).
    # Virhe ja reklamaatio
    Vastaamme tuotteen virheestä kuluttajansuojalain 5 luvun mukaan. Vastuu ei riipu takuusta eikä pääty siihen. Ilmoita virheestä kohtuullisessa ajassa; kaksi kuukautta sen huomaamisesta riittää aina. [Näin teet reklamaation](page:complaints).
    # Arvostelut
    Arvostelun voi kirjoittaa vain asiakas, jonka tilauksista tuote löytyy. Tarkistamme arvostelut ennen julkaisua mutta emme jätä kielteisiä pois emmekä maksa arvosteluista.
    # Erimielisyydet ja sovellettava laki
    Ota ensin yhteys meihin. Neuvoa saa kuluttajaneuvonnasta (kkv.fi), ja kuluttajariitalautakunta (kuluttajariita.fi) antaa ratkaisusuosituksen. Sopimukseen sovelletaan Suomen lakia, mutta se ei vie asuinmaasi lain antamaa pakottavaa suojaa.`,
    `The seller is Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finland, telephone +358 3 4245 0120. These terms apply to consumers’ orders in this shop. Terms for companies are under [Services for companies](page:corporate-services).
    # Order and contract
    The contract is made when we confirm the order by e-mail. Before the last button at checkout you see the products, the total price, delivery and payment method; ordering means paying. If a price is plainly wrong, we tell you before delivery and you may cancel. You can cancel an order yourself for as long as it waits to be picked.
    # Prices
    Prices include the value added tax of the country of delivery. Delivery and any fees are shown at checkout before you order. Next to a reduced price stands the lowest price at which we sold the product in the 30 days before the reduction.
    # Payment
    Payment methods, invoice and gift cards are described under [Payment methods](page:payment). A gift card is valid for three years.
    # Delivery
    Times and prices are under [Delivery](page:delivery). The risk passes to you when you receive the goods. If we miss the date and an agreed further time, you may cancel the contract.
    # Withdrawal and returns
    The right of withdrawal under chapter 6 of the Finnish Consumer Protection Act (38/1978) is 14 days, and unused products may be returned for 100 days. How to do it, what it costs and what cannot be withdrawn from is under [Returns and exchanges](page:returns).
    # Faults and complaints
    We are liable for faults under chapter 5 of the Consumer Protection Act. That liability does not depend on a guarantee and does not end with it. Tell us of a fault within a reasonable time; two months from noticing it is always enough. [How to make a complaint](page:complaints).
    # Reviews
    Only a customer whose orders contain the product can review it. We check reviews before publishing them, but we do not leave out negative ones and do not pay for any.
    # Disputes and applicable law
    Please contact us first. Advice is given by the Consumer Advisory Services (kkv.fi), and the Consumer Disputes Board (kuluttajariita.fi) issues recommendations. Finnish law applies; it does not take away mandatory protection under the law of the country you live in.`,
    `Säljare är Hanki Ulkona Oy, Varastokatu 20, 33100 Tammerfors, Finland, telefon +358 3 4245 0120. Villkoren gäller konsumenters beställningar i den här butiken. Villkor för företag finns under [Tjänster för företag](page:corporate-services).
    # Beställning och avtal
    Avtalet ingås när vi bekräftar beställningen per e-post. Före den sista knappen i kassan ser du produkterna, totalpriset, leveransen och betalningssättet; beställningen innebär betalningsskyldighet. Är ett pris uppenbart fel säger vi till före leverans, och du kan annullera beställningen. Du kan själv annullera den så länge den väntar på att plockas.
    # Priser
    I priserna ingår leveranslandets moms. Leverans och eventuella avgifter visas i kassan före beställningen. Intill ett sänkt pris står det lägsta pris som vi har sålt produkten för under de 30 dagarna före sänkningen.
    # Betalning
    Betalningssätt, faktura och presentkort beskrivs under [Betalningssätt](page:payment). Ett presentkort gäller i tre år.
    # Leverans
    Tider och priser finns under [Leverans](page:delivery). Risken övergår till dig när du får varan i din besittning. Håller vi varken tiden eller en överenskommen tilläggstid får du häva köpet.
    # Ånger och retur
    Ångerrätten enligt 6 kap. i den finländska konsumentskyddslagen (38/1978) är 14 dagar, och en oanvänd produkt kan returneras i 100 dagar. Hur det går till, vad det kostar och vad som inte kan ångras står under [Retur och byte](page:returns).
    # Fel och reklamation
    Vi ansvarar för fel enligt 5 kap. i konsumentskyddslagen. Ansvaret beror inte på någon garanti och tar inte slut med den. Meddela felet inom skälig tid; två månader från att du upptäckte det räcker alltid. [Så reklamerar du](page:complaints).
    # Recensioner
    Bara en kund vars beställningar innehåller produkten kan recensera den. Vi granskar recensionerna före publicering, men vi utelämnar inte negativa och betalar inte för några.
    # Tvister och tillämplig lag
    Kontakta först oss. Råd ges av konsumentrådgivningen (kkv.fi), och konsumenttvistenämnden (kuluttajariita.fi) ger rekommendationer. Finsk lag tillämpas; den fråntar dig inte det tvingande skydd som lagen i ditt hemland ger.`,
    `Verkäufer ist die Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finnland, Telefon +358 3 4245 0120. Die Bedingungen gelten für Bestellungen von Verbrauchern in diesem Shop. Die Bedingungen für Firmen stehen unter [Leistungen für Firmen](page:corporate-services).
    # Bestellung und Vertrag
    Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen. Vor dem letzten Knopf an der Kasse sehen Sie Produkte, Gesamtpreis, Lieferung und Zahlungsart; die Bestellung ist zahlungspflichtig. Ist ein Preis offensichtlich falsch, teilen wir Ihnen das vor der Lieferung mit, und Sie können stornieren. Solange die Bestellung auf das Packen wartet, stornieren Sie selbst.
    # Preise
    Die Preise enthalten die Mehrwertsteuer des Lieferlandes. Versand und etwaige Gebühren stehen vor der Bestellung an der Kasse. Neben einem reduzierten Preis steht der niedrigste Preis, zu dem wir das Produkt in den 30 Tagen vor der Ermäßigung verkauft haben.
    # Bezahlung
    Zahlungsarten, Rechnung und Geschenkgutscheine beschreibt die Seite [Zahlungsarten](page:payment). Ein Gutschein gilt drei Jahre.
    # Lieferung
    Zeiten und Preise finden Sie unter [Versand](page:delivery). Die Gefahr geht auf Sie über, wenn Sie die Ware erhalten. Halten wir weder den Termin noch eine vereinbarte Nachfrist ein, können Sie vom Vertrag zurücktreten.
    # Widerruf und Rückgabe
    Das Widerrufsrecht nach Kapitel 6 des finnischen Verbraucherschutzgesetzes (38/1978) beträgt 14 Tage, unbenutzte Ware können Sie 100 Tage lang zurückgeben. Wie das geht, was es kostet und was ausgenommen ist, steht unter [Rückgabe und Umtausch](page:returns).
    # Mängel und Reklamation
    Für Mängel haften wir nach Kapitel 5 des Verbraucherschutzgesetzes. Diese Haftung hängt von keiner Garantie ab und endet nicht mit ihr. Melden Sie einen Mangel in angemessener Frist; zwei Monate nach der Entdeckung genügen immer. [So reklamieren Sie](page:complaints).
    # Bewertungen
    Bewerten kann nur, in dessen Bestellungen sich das Produkt findet. Wir prüfen Bewertungen vor der Veröffentlichung, lassen aber keine negativen weg und bezahlen für keine.
    # Streitfälle und anwendbares Recht
    Wenden Sie sich zuerst an uns. Rat gibt die finnische Verbraucherberatung (kkv.fi), die Schlichtungsstelle für Verbraucherstreitigkeiten (kuluttajariita.fi) gibt Empfehlungen ab. Es gilt finnisches Recht; zwingender Schutz nach dem Recht Ihres Wohnsitzlandes bleibt Ihnen.`,
    `Le vendeur est Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finlande, téléphone +358 3 4245 0120. Ces conditions s’appliquent aux commandes des consommateurs dans cette boutique. Pour les entreprises, voyez [Services aux entreprises](page:corporate-services).
    # Commande et contrat
    Le contrat est formé quand nous confirmons la commande par e-mail. Avant le dernier bouton, vous voyez les produits, le prix total, la livraison et le moyen de paiement ; commander oblige à payer. Si un prix est manifestement erroné, nous vous prévenons avant l’envoi et vous pouvez annuler. Vous annulez vous-même tant que la commande attend d’être préparée.
    # Prix
    Les prix comprennent la TVA du pays de livraison. La livraison et les frais éventuels s’affichent avant la commande. À côté d’un prix réduit figure le prix le plus bas auquel nous avons vendu le produit dans les 30 jours précédant la réduction.
    # Paiement
    Moyens de paiement, facture et cartes cadeaux sont décrits à la page [Moyens de paiement](page:payment). Une carte cadeau est valable trois ans.
    # Livraison
    Délais et prix figurent à la page [Livraison](page:delivery). Le risque vous est transféré quand vous recevez la marchandise. Si nous ne tenons ni le délai ni un délai supplémentaire convenu, vous pouvez résoudre le contrat.
    # Rétractation et retour
    Le droit de rétractation prévu au chapitre 6 de la loi finlandaise sur la protection des consommateurs (38/1978) est de 14 jours, et un produit non utilisé se retourne pendant 100 jours. La marche à suivre, les frais et les exceptions sont à la page [Retours et échanges](page:returns).
    # Défauts et réclamations
    Nous répondons des défauts selon le chapitre 5 de la loi sur la protection des consommateurs. Cette responsabilité ne dépend d’aucune garantie et ne prend pas fin avec elle. Signalez le défaut dans un délai raisonnable ; deux mois après l’avoir constaté suffisent toujours. [Comment réclamer](page:complaints).
    # Avis
    Seul un client dont les commandes contiennent le produit peut donner son avis. Nous relisons les avis avant de les publier, mais nous n’écartons pas les négatifs et n’en payons aucun.
    # Litiges et droit applicable
    Contactez-nous d’abord. Le service finlandais de conseil aux consommateurs (kkv.fi) vous renseigne, et la commission des litiges de consommation (kuluttajariita.fi) rend des recommandations. Le droit finlandais s’applique, sans vous priver de la protection impérative de votre pays de résidence.`,
    `Продавец — Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Финляндия, телефон +358 3 4245 0120. Условия действуют для заказов потребителей в этом магазине. Условия для компаний — на странице [Услуги для компаний](page:corporate-services).
    # Заказ и договор
    Договор заключён, когда мы подтвердили заказ по электронной почте. До последней кнопки вы видите товары, общую сумму, доставку и способ оплаты; заказ обязывает оплатить. При явной ошибке в цене мы сообщим до отправки, и заказ можно отменить. Пока заказ ждёт сборки, вы отменяете его сами.
    # Цены
    В цену включён НДС страны доставки. Доставка и возможные сборы видны до оформления. Рядом со сниженной ценой указана самая низкая цена, по которой мы продавали товар за 30 дней до снижения.
    # Оплата
    Способы оплаты, счёт и подарочные карты описаны на странице [Способы оплаты](page:payment). Подарочная карта действует три года.
    # Доставка
    Сроки и цены — на странице [Доставка](page:delivery). Риск переходит к вам, когда вы получили товар. Если мы не уложились ни в срок, ни в согласованный дополнительный срок, вы вправе расторгнуть договор.
    # Отказ от договора и возврат
    По главе 6 закона Финляндии о защите прав потребителей (38/1978) отказаться от договора можно в течение 14 дней, а неиспользованный товар вернуть — в течение 100 дней. Как это сделать, сколько стоит и на что не распространяется — на странице [Возврат и обмен](page:returns).
    # Недостатки и рекламации
    За недостатки товара мы отвечаем по главе 5 того же закона. Эта ответственность не зависит от гарантии и не кончается вместе с ней. Сообщите о недостатке в разумный срок; двух месяцев с момента, когда вы его заметили, достаточно всегда. [Как подать рекламацию](page:complaints).
    # Отзывы
    Отзыв может написать только покупатель, в чьих заказах есть этот товар. Мы проверяем отзывы перед публикацией, но не отбрасываем отрицательные и ни за какие не платим.
    # Споры и применимое право
    Сначала свяжитесь с нами. Совет даст служба консультаций для потребителей (kkv.fi), а Совет по потребительским спорам (kuluttajariita.fi) выносит рекомендации. Применяется право Финляндии, но обязательную защиту по закону вашей страны оно не отнимает.`,
  ),
};
