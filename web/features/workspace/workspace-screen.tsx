import { Link, useParams } from '@tanstack/react-router';
import { Clapperboard, Images, MousePointerClick, Send, TriangleAlert, Wand2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useProject } from '#web/lib/calls/get-project.ts';
import { HttpError } from '#web/lib/http.ts';
import { paths } from '#web/lib/paths.ts';
import { TrialBanner } from '#web/lib/plan/trial-banner.tsx';
import { UpgradeDialog } from '#web/lib/plan/upgrade-dialog.tsx';
import { useUrlState } from '#web/lib/url-state.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notice.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { ListingHeader } from './header/listing-header.tsx';
import { PhotosTab } from './photos/photos-tab.tsx';
import { PublishTab } from './publish/publish-tab.tsx';
import { SelectTab } from './select/select-tab.tsx';
import { ServicesTab } from './services/services-tab.tsx';
import { useLiveProject, useRunToasts } from './use-live-project.ts';
import { useOpenPhoto } from './use-open-photo.ts';
import { usePendingUpload } from './use-pending-upload.ts';
import { useSelection } from './use-selection.ts';
import { VideosTab } from './videos/videos-tab.tsx';
import { type Workspace, WorkspaceProvider } from './workspace-context.ts';
import { type TabName, WorkspaceUrl } from './workspace-url.ts';

const Viewer = lazy(() => import('./viewer/viewer.tsx'));

const tabs: readonly { name: TabName; label: string; icon: typeof Images; Panel: () => React.ReactNode }[] = [
  { name: 'select', label: 'Select', icon: MousePointerClick, Panel: SelectTab },
  { name: 'services', label: 'Services', icon: Wand2, Panel: ServicesTab },
  { name: 'photos', label: 'Photos', icon: Images, Panel: PhotosTab },
  { name: 'videos', label: 'Videos', icon: Clapperboard, Panel: VideosTab },
  { name: 'publish', label: 'Publish', icon: Send, Panel: PublishTab },
];

export default function WorkspaceScreen() {
  const { id = '' } = useParams({ strict: false });
  const project = useProject(id);
  useLiveProject(id);
  usePendingUpload(id, project.isSuccess);
  if (project.isPending) return <Waiting text="Loading project..." />;
  if (!project.data)
    return <NoListing isMissing={project.error instanceof HttpError && project.error.status === 404} />;
  return <Loaded id={id} key={id} />;
}

function Loaded({ id }: { id: string }) {
  const detail = useProject(id).data!;
  const [url, change] = useUrlState(WorkspaceUrl);
  const { selected, select, toggle, deselect } = useSelection(id, detail, url.selected, change);
  const [wantedQuestion, setWantedQuestion] = useState<string | null>(null);
  const [upgradeTitle, setUpgradeTitle] = useState<string | null>(null);
  const openPhoto = useOpenPhoto(url.photo, change);
  // A photo that is open over the listing makes way, and Back returns to it.
  const showTab = useCallback((tab: TabName) => change({ tab, photo: undefined }, { push: true }), [change]);
  const showQuestion = useCallback(
    (runId: string) => {
      setWantedQuestion(runId);
      change({ tab: 'services', photo: undefined }, { push: true });
    },
    [change],
  );
  const questionShown = useCallback(() => setWantedQuestion(null), []);
  useRunToasts(detail.serviceRuns, showQuestion);
  const photos = useMemo(
    () => detail.mediaAssets.filter((asset) => !asset.isArchived && asset.processingType !== 'ken_burns_video'),
    [detail.mediaAssets],
  );
  const workspace = useMemo(
    (): Workspace => ({
      id,
      detail,
      photos,
      selected,
      select,
      toggle,
      deselect,
      showTab,
      openPhoto,
      showQuestion,
      wantedQuestion,
      questionShown,
      askToUpgrade: (title = 'Upgrade to Continue Using Services') => setUpgradeTitle(title),
    }),
    [
      id,
      detail,
      photos,
      selected,
      select,
      toggle,
      deselect,
      showTab,
      openPhoto,
      showQuestion,
      wantedQuestion,
      questionShown,
    ],
  );
  return (
    <WorkspaceProvider value={workspace}>
      <div className="page pt-6">
        <title>{`${detail.project.name} · Portico`}</title>
        <TrialBanner />
        <ListingHeader />
        <Tabs value={url.tab} onValueChange={(tab) => showTab(tab as TabName)}>
          <TabList aria-label="Workspace">
            {tabs.map(({ name, label, icon: Icon }) => (
              <Tab key={name} value={name}>
                <Icon aria-hidden />
                {label}
              </Tab>
            ))}
          </TabList>
          {tabs.map(({ name, Panel }) => (
            <TabPanel key={name} value={name}>
              <Panel />
            </TabPanel>
          ))}
        </Tabs>
      </div>
      {url.photo ? (
        <Suspense>
          <Viewer assetId={url.photo} />
        </Suspense>
      ) : null}
      <UpgradeDialog
        open={upgradeTitle !== null}
        onOpenChange={(open) => (open ? undefined : setUpgradeTitle(null))}
        title={upgradeTitle ?? undefined}
      />
    </WorkspaceProvider>
  );
}

function NoListing({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="page pt-16">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={isMissing ? 'Project not found' : 'Failed to load project'}
        action={
          <Button asChild>
            <Link to={paths.dashboard}>Back to Dashboard</Link>
          </Button>
        }
      >
        {isMissing
          ? 'There is no listing of yours at this address.'
          : 'The server did not answer as it should. Please try again in a moment.'}
      </EmptyState>
    </div>
  );
}
