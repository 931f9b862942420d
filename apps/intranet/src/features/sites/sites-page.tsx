import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./sites-page.css";
import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { familysite, type PermissionFlag, permissionNames, withParticle } from "@portal/definition";
import type { AnswerOf, getFamilySiteSetting } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { askToLose } from "../../controls/dialogs/ask";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { FilesInput } from "../../controls/files/files-input";
import { OrderButtons } from "../../controls/lists/order-buttons";
import { PageTitle } from "../../controls/page-title";
import { RecordTrouble } from "../../screens/record-trouble";
import { moved } from "../../shell/moved";

type Site = AnswerOf<typeof getFamilySiteSetting>["list"][number];

const fields = familysite.entities.family_site.fields;
const permissions = Object.entries(permissionNames) as [PermissionFlag, string][];
const added: Site = {
  idx: 0,
  name: "",
  url: "https://",
  grp: "family",
  menu: null,
  icon: null,
  param: "none",
  visible_rule: [],
  is_use: true,
};

/** The other systems that the portal links to: who sees them, where, in which order and what they receive. */
export function SitesPage() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["site-setting"],
    queryFn: () => get("/rest/component/getFamilySiteSetting"),
    // shown in the list's place
    meta: { onRefusal: "log" },
  });
  const [written, setWritten] = useState<readonly Site[] | null>(null);
  const { isSending, send } = useSending();
  /** The place of the site that is being dragged. */
  const [dragged, setDragged] = useState<number | null>(null);
  useUnsaved(written !== null);
  const sites = written ?? data?.list ?? [];
  const change = (at: number, part: Partial<Site>) =>
    setWritten(sites.map((site, index) => (index === at ? { ...site, ...part } : site)));

  async function remove(at: number) {
    if (await askToLose(`${withParticle(sites[at]?.name || "이 사이트", "을/를")} 목록에서 삭제하시겠습니까?`)) {
      setWritten(sites.filter((_, index) => index !== at));
    }
  }

  async function save() {
    await post("/rest/component/saveFamilySiteSetting", { list: [...sites] });
    toast.success("저장하였습니다.");
    await Promise.all(["site-setting", "sites"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    setWritten(null);
  }

  return (
    <>
      <PageTitle title="패밀리사이트 관리">
        <span className="sites-actions">
          {/* saving writes the whole list: it is not added to before it is there */}
          <Button variant="default" disabled={!data} onClick={() => setWritten([...sites, added])}>
            사이트 추가
          </Button>
          <Button disabled={written === null} loading={isSending} onClick={() => void send(save)}>
            저장
          </Button>
        </span>
      </PageTitle>
      {!data && <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />}
      <div className="sites-head site-fields" aria-hidden="true">
        {["사이트명", "주소", "그룹", "메뉴", "전달값", "노출권한", "사용", "아이콘"].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ol className="sites">
        {sites.map((site, index) => (
          // a new site has no number yet; its place is what it is known by
          <li
            key={site.idx || `new ${index}`}
            className={dragged === index ? "dragged" : ""}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== index) setWritten(moved(sites, dragged, index - dragged));
            }}
          >
            {/* the buttons behind do the same by keyboard */}
            <span
              className="site-handle"
              draggable
              title="끌어서 순서 바꾸기"
              aria-hidden="true"
              onDragStart={({ currentTarget, dataTransfer }) => {
                if (currentTarget.parentElement) dataTransfer.setDragImage(currentTarget.parentElement, 0, 0);
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
            >
              ⠿
            </span>
            <SiteFields site={site} onChange={(part) => change(index, part)} />
            <SiteActions
              name={site.name}
              isFirst={index === 0}
              isLast={index === sites.length - 1}
              onMove={(by) => setWritten(moved(sites, index, by))}
              onRemove={() => void remove(index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface SiteActionsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What is done with a site as a whole. */
function SiteActions({ name, isFirst, isLast, onMove, onRemove }: SiteActionsProps) {
  return (
    <span className="sites-actions">
      <OrderButtons {...{ name, isFirst, isLast, onMove }} />
      <button type="button" onClick={onRemove} aria-label={`${name} 삭제`}>
        삭제
      </button>
    </span>
  );
}

function SiteFields({ site, onChange }: { site: Site; onChange: (part: Partial<Site>) => void }) {
  const id = useId();
  const label = (name: string) => `${site.name} ${name}`;
  return (
    <div className="site-fields files-in-row">
      <TextInput
        size="xs"
        aria-label={label("사이트명")}
        placeholder="사이트명"
        maxLength={60}
        value={site.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={label("주소")}
        type="url"
        maxLength={300}
        value={site.url}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <Choice
        label={label("그룹")}
        options={fields.grp.options}
        value={site.grp}
        onChange={(grp) => onChange({ grp })}
      />
      <Choice
        label={label("메뉴")}
        options={{ none: "메뉴 없음", ...fields.menu.options }}
        value={site.menu ?? "none"}
        onChange={(menu) => onChange({ menu: menu === "none" ? null : menu })}
      />
      <Choice
        label={label("전달값")}
        options={fields.param.options}
        value={site.param}
        onChange={(param) => onChange({ param })}
      />
      <details>
        <summary>{site.visible_rule.length === 0 ? "모두에게" : `권한 ${site.visible_rule.length}개`}</summary>
        <fieldset>
          <legend>{label("노출권한")} (하나만 있어도 보입니다)</legend>
          {permissions.map(([flag, name]) => (
            <Checkbox
              key={flag}
              size="xs"
              label={name}
              checked={site.visible_rule.includes(flag)}
              onChange={() => onChange({ visible_rule: toggled(site.visible_rule, flag) })}
            />
          ))}
        </fieldset>
      </details>
      <Checkbox
        size="xs"
        label="사용"
        aria-label={label("사용")}
        checked={site.is_use}
        onChange={({ currentTarget }) => onChange({ is_use: currentTarget.checked })}
      />
      <FilesInput
        {...fields.icon}
        id={`icon-${id}`}
        label={label("아이콘")}
        place={{ entity: "family_site", column: "icon" }}
        max={1}
        known={site.icon === null ? {} : { [site.icon]: { name: "아이콘", size: 0, mime: "image/png" } }}
        value={site.icon === null ? [] : [site.icon]}
        onChange={([icon = null]) => onChange({ icon })}
      />
    </div>
  );
}

interface ChoiceProps<Key extends string> {
  label: string;
  options: Readonly<Record<Key, string>>;
  value: Key;
  onChange: (value: Key) => void;
}

function Choice<Key extends string>({ label, options, value, onChange }: ChoiceProps<Key>) {
  const keys = Object.keys(options) as Key[];
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={value}
      data={keys.map((key) => ({ value: key, label: options[key] }))}
      onChange={({ currentTarget }) => onChange(keys.find((key) => key === currentTarget.value) ?? value)}
    />
  );
}

function toggled(rule: readonly PermissionFlag[], flag: PermissionFlag): PermissionFlag[] {
  return rule.includes(flag) ? rule.filter((each) => each !== flag) : [...rule, flag];
}
